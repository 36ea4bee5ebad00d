/** Addresses are written in letters in any language. */
const addresses = /(?<![\w.+-])[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)[!-~]+/gi

/** Whether a document is in English: letters, and next to no Han. */
export function isEnglish(lines: readonly string[]): boolean {
  const text = lines.join('\n').replace(addresses, '')
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * 8 < (text.match(/[A-Za-z]/g)?.length ?? 0)
}
