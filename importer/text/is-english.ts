/** E-mail addresses and URLs are Latin in any language. */
const addresses = /(?<![\w.+-])[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)[!-~]+/gi

/** Whether a document is in English: Latin letters, and hardly any Han. */
export function isEnglish(lines: readonly string[]): boolean {
  const text = lines.join('\n').replace(addresses, '')
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * 8 < (text.match(/[A-Za-z]/g)?.length ?? 0)
}
