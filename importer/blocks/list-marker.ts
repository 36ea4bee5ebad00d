/** Signs that begin an item. Word and WPS set some of them in fonts of signs, from the private use area. */
const signs = '[•●▪◦‣·■□◆◇➢➤►▶✓✔○※★\\uf0b7\\uf06c\\uf0d8\\uf0a7\\uf076\\uf0fc\\uf075\\uf06e]'
const marker = new RegExp(`^\\s*(?:${signs}|[-–*](?=\\s))\\s*`, 'u')
const bareMarker = new RegExp(`^\\s*(?:${signs}|[-–*]|\\d{1,2}[.、．)）])\\s*$`, 'u')

/** The text of a typed item without its sign; undefined for other texts. */
export function splitListMarker(text: string): string | undefined {
  const words = text.replace(marker, '')
  return words === text || words === '' ? undefined : words
}

/** Whether a text is nothing but the sign of an item. */
export const isListMarker = (text: string) => bareMarker.test(text)
