import type { Paragraph } from '../blocks/block'
import type { Numbering } from './read-numbering'
import type { ParagraphProperties } from './properties'

export type ListCounter = {
  /** The place of an item in its list; undefined for a paragraph without a sign or number. */
  next(properties: ParagraphProperties, styleId: string | undefined): Paragraph['list']
  /** After a paragraph that is no item. */
  end(): void
}

/** Some templates put every item on the second level; the outermost of a run of items is the first. */
export function createListCounter(numbering: Numbering): ListCounter {
  let outermost = Infinity
  return {
    next({ numberingId, numberingLevel }, styleId) {
      if (numberingId === undefined || numberingId === '0') return undefined
      const level = numberingLevel ?? numbering.levelOfStyle(numberingId, styleId)
      const item = numbering.countItem(numberingId, level)
      if (!item) return undefined
      outermost = Math.min(outermost, level)
      return { depth: level - outermost, ...item, starts: true }
    },
    end: () => void (outermost = Infinity),
  }
}
