// A space parts 北京 上海, but belongs to New York.
const separators = /[、,，/／;；\n]+|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u

/** Several cities typed as one text, one by one: `北京、上海` → `['北京', '上海']`. */
export function parseCities(text: string): string[] {
  return text
    .split(separators)
    .map((city) => city.trim())
    .filter(Boolean)
}
