// A space separates 北京 上海, but not New York.
const separators = /[、,，/／;；\n]+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u

/** Splits a text with several cities: `北京、上海` → `['北京', '上海']`. */
export function parseCities(text: string): string[] {
  return text
    .split(separators)
    .map((city) => city.trim())
    .filter(Boolean)
}
