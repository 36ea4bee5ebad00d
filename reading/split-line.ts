/** What stands apart on a line: by bars, middle dots, tabs, wide gaps; Han words also by single spaces. */
export function splitLine(line: string): string[] {
  const parts = pieces(line.split(/\s*[|｜丨¦]\s*|\s+[·•∙/／]\s+|\t+| {2,}|\u3000+|\s+[–—]\s+/u))
  return parts.length === 1
    ? pieces(parts[0]!.split(/(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}（(])/u))
    : parts
}

function pieces(parts: string[]): string[] {
  return parts.map((part) => part.replace(/^[\s,，;；·•|]+|[\s,，;；·•|]+$/gu, '')).filter(Boolean)
}

/** `label：value`, when the label is short enough to be one and no web address is cut at its colon. */
export function readLabelled(part: string): { label: string; value: string } | undefined {
  const [, label = '', value = ''] = /^([^:：]{1,24}?)\s*(?:：|:(?!\/\/))\s*(.+)$/su.exec(part) ?? []
  return label === '' || /https?$/i.test(label) ? undefined : { label: label.trim(), value: value.trim() }
}
