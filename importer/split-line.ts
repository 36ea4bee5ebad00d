/** What stands apart on a line: by bars, middle dots, tabs, wide gaps; Han words also by single spaces. */
export function splitLine(line: string): string[] {
  const parts = pieces(
    line.split(/(?:(?<!\s)\s+)?[|｜丨¦]\s*|(?<!\s)\s+[·•∙/／]\s+|\t+| {2,}|\u3000+|(?<!\s)\s+[–—]\s+/u),
  )
  return parts.length === 1
    ? pieces(parts[0]!.split(/(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}（(])/u))
    : parts
}

function pieces(parts: string[]): string[] {
  return parts
    .map((part) => part.replace(/^[\s,，;；·•|]+|(?<![\s,，;；·•|])[\s,，;；·•|]+$/gu, ''))
    .filter(Boolean)
}

const longestLabel = 24

/** `label：value`, when the label is short enough to be one and no web address is cut at its colon. */
export function readLabelled(part: string): { label: string; value: string } | undefined {
  const at = part.search(/[:：]/)
  if (at < 1 || part.startsWith('://', at)) return undefined
  const label = part.slice(0, at).trimEnd()
  const value = part.slice(at + 1).trim()
  if (label === '' || value === '' || [...label].length > longestLabel || /https?$/i.test(label))
    return undefined
  return { label: label.trim(), value }
}
