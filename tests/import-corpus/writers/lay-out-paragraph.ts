import type { Paragraph, TabStop } from './document'
import { closes, fontOf, isBetweenScripts, isFullWidthMark, piecesOf, widthOf, type Letter } from './letters'

/** Letters that stand side by side without a tab between, in one font or several. */
export type LaidLine = {
  /** The left edge of the paragraph's letters begins at 0. */
  pieces: Letter[][]
  marker?: Letter[]
  size: number
  bold: boolean
  /** With the space before it. */
  height: number
  spaceBefore: number
  isLast: boolean
  isRuled: boolean
}

export const bodySize = 10.5
const lineHeight = 1.5
/** The tab stops of a Chinese document stand two letters apart. */
const everyStop = 21
export const listIndent = 21
/** A person presses the key again where a tab leaves less room, in letters. */
const leastTab = 0.6

/** The lines of a paragraph in a column of this width. */
export function layOutParagraph(paragraph: Paragraph, width: number): LaidLine[] {
  const { text, bold = false, size = bodySize, isCentred, isRagged, list, isRuled = false } = paragraph
  const indent = list === undefined ? 0 : listIndent
  const lines = breakLines(text, { size, left: indent, right: width, stops: paragraph.stops ?? [] })
  return lines.map((pieces, i) => {
    const isLast = i === lines.length - 1
    if (isCentred) centre(pieces, width)
    else if (!isLast && !isRagged) justify(pieces, width)
    const spaceBefore = i === 0 ? (paragraph.spaceBefore ?? 0) : 0
    const height = spaceBefore + lineHeight * size + (isLast && isRuled ? 4 : 0)
    const marker = i === 0 && list !== undefined ? markerOf(list, size) : undefined
    return { pieces, marker, size, bold, height, spaceBefore, isLast, isRuled: isLast && isRuled }
  })
}

function markerOf(list: 'sign' | number, size: number): Letter[] {
  if (list === 'sign') return [{ char: '\uf06c', font: 'sign', x: 0, width: (size * 600) / 1000 }]
  return place([...`${list}.`], size, 0)
}

type Column = { size: number; left: number; right: number; stops: readonly TabStop[] }

/** Breaks where the next piece does not fit; the parts of a line between its tabs. */
function breakLines(text: string, { size, left, right, stops }: Column): Letter[][][] {
  const lines: Letter[][][] = [[]]
  let x = left
  for (const [i, part] of text.split('\t').entries()) {
    const whole = place([...part], size, 0)
    if (i > 0) {
      const stop = nextStop(x, size, stops)
      x = stop.isRight ? Math.max(x + leastTab * size, stop.at - endOf(whole)) : stop.at
      if (stop.isRight && x + endOf(whole) > right + 1) {
        lines.push([])
        x = Math.max(left, stop.at - endOf(whole))
      }
    }
    /** Where the letters of this part of the text begin, for those of this line. */
    let from = x
    let piece: Letter[] = []
    const begin = () => lines.at(-1)!.push((piece = []))
    begin()
    for (const letters of piecesOf(whole)) {
      const last = letters.findLast(({ char }) => char !== ' ' && !(closes(char) && char > '~'))
      if (last && last.x + last.width + from > right && piece.length > 0) {
        lines.push([])
        begin()
        from = left - letters[0]!.x
      }
      for (const letter of letters) piece.push({ ...letter, x: letter.x + from })
    }
    x = piece.length > 0 ? endOf(piece) : x
  }
  return lines
}

function nextStop(x: number, size: number, stops: readonly TabStop[]): TabStop {
  const from = x + leastTab * size
  const set = stops.find(({ at, isRight }) => at > from || (isRight && at > x))
  return set ?? { at: everyStop * Math.ceil(from / everyStop) }
}

/** Letters one after the other; of two full-width marks the first is half as wide, as Chinese is set. */
function place(chars: readonly string[], size: number, left: number): Letter[] {
  let x = left
  let font: Letter['font'] = 'latin'
  return chars.map((char, i) => {
    font = fontOf(char, font)
    const width = (size * widthOf(char, font)) / 1000
    const letter = { char, font, x, width }
    const isHalf = isFullWidthMark(char) && isFullWidthMark(chars[i + 1] ?? '')
    const isSpaced = isBetweenScripts(char, chars[i + 1] ?? '')
    x += (isHalf ? width / 2 : width) + (isSpaced ? size / 4 : 0)
    return letter
  })
}

const endOf = (letters: readonly Letter[]) => {
  const last = letters.at(-1)
  return last ? last.x + last.width : 0
}
const move = (letters: Letter[], by: (i: number) => number) =>
  letters.forEach((letter, i) => (letter.x += by(i)))

function centre(parts: Letter[][], width: number): void {
  const by = (width - endOf(parts.flat())) / 2
  for (const part of parts) move(part, () => by)
}

/** Spreads the letters of a full line to the edge; lines with tabs stay. */
function justify([part, ...others]: Letter[][], width: number): void {
  if (!part || others.length > 0 || part.length < 2) return
  while (part.at(-1)?.char === ' ') part.pop()
  const room = width - endOf(part)
  const gaps = part.map(({ font, char }, i) =>
    i > 0 && (font === 'han' || part[i - 1]!.char === ' ') && char !== ' ' ? 1 : 0,
  )
  const count = gaps.filter(Boolean).length
  if (room <= 0 || count === 0) return
  let seen = 0
  move(part, (i) => ((seen += gaps[i]!) * room) / count)
}
