/** A blank between Chinese words, or behind a bracket: it parts them as a tab does. */
export const betweenChineseWords =
  /(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}（(“《])|(?<=）)\s+(?=[A-Z][^\s、]{0,30}、)/u

/** Splits a line at separators: bars, middle dots, tabs, wide gaps; Han words also at single spaces. */
export function splitLineIntoParts(line: string): string[] {
  const parts = trimParts(
    line.split(/(?:(?<!\s)\s+)?[|｜丨¦]\s*|(?<!\s)\s+[·•∙/／]\s+|\t+| {2,}|\u3000+|(?<!\s)\s+[–—]\s+/u),
  )
  return parts.length === 1 ? trimParts(parts[0]!.split(betweenChineseWords)) : parts
}

function trimParts(parts: string[]): string[] {
  return parts
    .map((part) => part.replace(/^[\s,，;；·•|]+|(?<![\s,，;；·•|])[\s,，;；·•|]+$/gu, ''))
    .filter(Boolean)
}

const maxLabelLength = 24

/** Parses `label：value` if the label is short enough; the colon of a URL does not count. */
export function parseLabelledValue(part: string): { label: string; value: string } | undefined {
  const at = part.search(/[:：]/)
  if (at < 1 || part.startsWith('://', at)) return undefined
  const label = part.slice(0, at).trimEnd()
  const value = part.slice(at + 1).trim()
  if (label === '' || value === '' || [...label].length > maxLabelLength || /https?$/i.test(label))
    return undefined
  return { label: label.trim(), value }
}
