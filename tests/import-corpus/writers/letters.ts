/** The fonts of a document: one for Chinese, one for Latin letters, one of signs. */
export type FontName = 'han' | 'latin' | 'sign'
/** A letter of a line: its left edge in pt, and the width that its font gives it. */
export type Letter = { char: string; font: FontName; x: number; width: number }

const narrow = new Set("iljtfI.,:;!|'()[]/-` ")
const wide = new Set('mwMW@%&')

/** The width of a letter in thousandths of its size. */
export function widthOf(char: string, font: FontName): number {
  if (font === 'han') return 1000
  if (font === 'sign') return 600
  if (narrow.has(char)) return 290
  return wide.has(char) ? 840 : /[A-Z]/.test(char) ? 640 : 510
}

/** Western dashes and quotation marks take the font of the letter before them. */
export function fontOf(char: string, before: FontName): FontName {
  if (/[‐-―‘-‧]/u.test(char)) return before
  return char < 'ɐ' ? 'latin' : 'han'
}

export const opens = (char: string) => '（《“‘【〔([{'.includes(char)
export const closes = (char: string) => '，。、；：！？）》”’】〕,.;:!?)]}%…'.includes(char)
export const isFullWidthMark = (char: string) => '（）《》【】，。、；：'.includes(char)
const isWordLetter = (char: string) => /[A-Za-z\d]/.test(char)
const isHan = (char: string) => /\p{Script=Han}/u.test(char)

/** Word and WPS leave a quarter of a letter between Chinese and Latin, without writing a blank. */
export const isBetweenScripts = (a: string, b: string) =>
  (isHan(a) && isWordLetter(b)) || (isWordLetter(a) && isHan(b))

/** Letters in the pieces that lines keep whole: Latin words, and Chinese letters with the marks that stay with them. */
export function piecesOf(letters: readonly Letter[]): Letter[][] {
  const pieces: Letter[][] = []
  for (const letter of letters) {
    const piece = pieces.at(-1)
    const before = piece?.at(-1)
    const isBound =
      before &&
      before.char !== ' ' &&
      (closes(letter.char) || opens(before.char) || (before.font === 'latin' && letter.font === 'latin'))
    if (piece && (isBound || letter.char === ' ')) piece.push(letter)
    else pieces.push([letter])
  }
  return pieces
}
