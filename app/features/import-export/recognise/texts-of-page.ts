import type { RecognisedText } from '#contract/resume/recognised-pages'
import { findBlankStretches, inkHeight, type Box, type GreyPicture } from './blank-stretches'
import { letterSize } from './letter-size'
import { isPicture, textsOfLine, type OcrWord } from './texts-of-line'

/** In sizes of a letter: a narrower blank parts nothing. */
const leastBlank = 0.35

/** What the engine tells of a page, down to its words. */
export type OcrBlock = {
  paragraphs: readonly {
    lines: readonly { words: readonly OcrWord[]; bbox: Box; baseline: Pick<Box, 'y0' | 'y1'> }[]
  }[]
}

/** The texts of a page at their places, from what the engine read on this picture. */
export function textsOfPage(blocks: readonly OcrBlock[], picture: GreyPicture): RecognisedText[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines.flatMap(({ words, bbox, baseline }) => {
    if (isPicture(words)) return []
    const size = letterSize(words.map(({ text }) => text).join(''), inkHeight(picture, bbox))
    const { blanks, ink } = findBlankStretches(picture, bbox, leastBlank * size)
    const y = (baseline.y0 + baseline.y1) / 2
    return textsOfLine({ words, y, size, blanks, ink }).map((text) => {
      const height = inkHeight(picture, { ...bbox, x0: text.x, x1: text.x + text.width })
      return text.text === '•' ? text : { ...text, size: letterSize(text.text, height) }
    })
  })
}
