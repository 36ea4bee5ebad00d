import type { RecognisedText } from '#contract/resume/recognised-pages'
import { mendPunctuation } from './mend-punctuation'
import type { Stretch } from './blank-stretches'

export type OcrWord = { text: string; confidence: number; bbox: { x0: number; x1: number } }
/** A line as the engine reads it. Its words stand at roughly these places; blanks and ink are measured on the picture. */
export type OcrLine = {
  words: readonly OcrWord[]
  /** The baseline's middle, downwards from the top, and about the size of its letters, in pixels. */
  y: number
  size: number
  blanks: readonly Stretch[]
  ink: Stretch
}

/** In sizes of a letter: a wider blank parts texts, as in a PDF. */
const widestGap = 0.75
/** A blank between Chinese characters; their own are narrower. */
const leastSpace = 0.5
const leastBeforeDate = 0.35
/** Blank space that a Chinese sign has of its own, after or before its ink. */
const ownBlank = 0.55
const endsInBlank = /[，、；：。）！？,;:]$/u
const beginsWithBlank = /^[（(]/u

/** In sizes of a letter: the least blank before a bullet of a second column, and after any. */
const [bulletGap, leastAfterBullet] = [1.2, 0.3]

/** What the engine reads in dust and in wide blanks. */
const isStray = ({ text, confidence }: OcrWord) => confidence < 1 && !/[\p{L}\p{N}]/u.test(text)
/** What a bullet is read as; each of them only where it stands alone before a gap. */
const bulletLike = /^[。·•.*°©®@=«»○●◆■□▪▶>eoO0]$/u
/** Signs that end a text and never begin one, whichever side of a blank the engine puts them. */
const closingSigns = /^[，、；：。）！？,;:)]+/u

/** A few characters that the engine doubts are an icon or a picture, and strokes alone are a line. */
const mostInPicture = 4
const sureOfOne = 35
const strokes = /^[-—–一_=~.,'`|｜、。:;·\s]*$/u

export function isPicture(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text.trim()).join('')
  if (strokes.test(text)) return true
  return text.length <= mostInPicture && words.every(({ confidence }) => confidence < sureOfOne)
}

/** The texts of a line from left to right, parted where the picture has blanks. */
export function textsOfLine(line: OcrLine): RecognisedText[] {
  const { y, size } = line
  const texts: RecognisedText[] = []
  for (const { words, from, to, blank } of partAtBlanks(line)) {
    const last = texts.at(-1)
    const gap = last ? from - last.x - last.width : Infinity
    // A bullet begins a line, or a line of the next column.
    if (bulletLike.test(words) && gap > bulletGap * size && blank > leastAfterBullet * size) {
      texts.push({ text: '•', x: from, y, width: to - from, size })
      continue
    }
    const [signs = ''] = (last && closingSigns.exec(words)) ?? []
    // The ink of such a sign stands before the blank; it was read into a wider one.
    const isSign = gap < (widestGap + ownBlank) * size
    if (last && isSign) last.text = mendPunctuation(last.text + signs)
    const text = mendPunctuation(words.slice(signs.length))
    if (text === '') {
      if (last && isSign) last.width = to - last.x
    } else if (last && last.text !== '•' && gap < leastGap(last.text, text) * size) {
      last.text = mendPunctuation(last.text + spaceBetween(last.text, text, gap / size) + text)
      last.width = to - last.x
    } else texts.push({ text, x: from, y, width: to - from, size })
  }
  return texts.map(withOwnBlanks)
}

/** A text with the blank space of the signs at its ends, as wide as a PDF says it is. */
function withOwnBlanks(text: RecognisedText): RecognisedText {
  const before = /^[（《“【]/u.test(text.text) ? ownBlank * text.size : 0
  const after = /[，、；：。）！？》”】]$/u.test(text.text) ? ownBlank * text.size : 0
  return { ...text, x: text.x - before, width: text.width + before + after }
}

const leastGap = (before: string, after: string) =>
  widestGap + (endsInBlank.test(before) ? ownBlank : 0) + (beginsWithBlank.test(after) ? ownBlank : 0)

function partAtBlanks({ words, blanks, ink }: OcrLine) {
  const printed = words.filter((word) => word.text.trim() !== '' && !isStray(word))
  const starts = [ink.from, ...blanks.map(({ to }) => to)]
  let next = 0
  return starts.map((from, i) => {
    const blank = blanks[i]
    const start = next
    while (next < printed.length && (!blank || middleOf(printed[next]!) < (blank.from + blank.to) / 2)) next++
    const inside = printed.slice(start, next).map((word) => word.text.trim())
    const to = blank?.from ?? ink.to
    return { words: joinWords(inside), from, to, blank: blank ? blank.to - to : 0 }
  })
}

const middleOf = ({ bbox }: OcrWord) => (bbox.x0 + bbox.x1) / 2

const endsInWord = /[\p{Script=Latin}\p{N}+#&)%,.:;!?'’]$/u
const beginsWord = /^[\p{Script=Latin}\p{N}(&'’]/u
const endsInSign = /[，。；：、（）【】《》“”|/,.:;-]$/u
const beginsWithSign = /^[，。；：、（）【】《》“”|/,.:;-]/u

/** Words as they are written: a blank between Latin ones, none between Chinese characters unless one stands there. */
function spaceBetween(before: string, after: string, gap: number): string {
  if (endsInSign.test(before) && /[^,.:;]$/u.test(before)) return ''
  if (gap >= leastBeforeDate && /^(?:19|20)\d\d/u.test(after)) return '  '
  if (endsInWord.test(before) && beginsWord.test(after)) return ' '
  return gap < leastSpace || endsInSign.test(before) || beginsWithSign.test(after) ? '' : '  '
}

const joinWords = (words: readonly string[]) =>
  words.reduce((text, word) => text + (text ? spaceBetween(text, word, 0) : '') + word, '')
