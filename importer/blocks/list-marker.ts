/** Signs that begin an item. Word and WPS set some of them in fonts of signs, from the private use area. */
const signs = '[•●▪◦‣·■□◆◇➢➤►▶✓✔○※★\\uf0b7\\uf06c\\uf0d8\\uf0a7\\uf076\\uf0fc\\uf075\\uf06e]'
/** A picture, as importer/pdf/icons.ts writes it and fonts for web pages have it. */
const picture = '[\\ue000-\\uefff]'
const number = '\\d{1,2}(?:[、)）]|[.．](?!\\d))'
const sign = new RegExp(`^\\s*(?:${signs}|[-–*](?=\\s))\\s*`, 'u')
const signOrNumber = new RegExp(`^\\s*(?:${signs}|${picture}|[-–*](?=\\s)|${number})`, 'u')
const alone = new RegExp(`^\\s*(?:${signs}|[-–*]|${number})\\s*$`, 'u')

/** The text of a typed item without its sign; undefined for other texts. A number stays: the text may refer to it. */
export function splitListMarker(text: string): string | undefined {
  const words = text.replace(sign, '')
  return words === text || words === '' ? undefined : words
}

/** Whether a text begins an item, by a sign or a number; `3.5` is none. */
export const startsListItem = (text: string) => signOrNumber.test(text)

/** Longer than any sign or number; a text that grows piece by piece is not looked through each time. */
const maxMarkerLength = 12

/** Whether a text is nothing but the sign or the number of an item. */
export const isListMarker = (text: string) => text.length <= maxMarkerLength && alone.test(text)
