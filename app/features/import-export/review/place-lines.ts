import type { Replayed, UnclassifiedLine } from './replay-changes'
import type { Review } from './review-state'
import { comparable, sectionsOfLines } from './suggest-targets'

/** Finds lines without a place in the original: which of its lines they are, and the section round each. */
export function placeLines({ original }: Review, { resume, unclassified }: Replayed) {
  const indexByWords = new Map<string, number>()
  original.forEach((line, index) => {
    const words = comparable(line)
    if (words !== '' && !indexByWords.has(words)) indexByWords.set(words, index)
  })
  const indexOf = ({ plain }: UnclassifiedLine) => indexByWords.get(comparable(plain))
  const sections = unclassified.length > 0 ? sectionsOfLines(resume, original) : []
  return {
    unclassifiedIndexes: new Set(unclassified.map(indexOf).filter((index) => index !== undefined)),
    placeOf(line: UnclassifiedLine) {
      const index = indexOf(line)
      return { index, sectionId: index === undefined ? undefined : sections[index] }
    },
  }
}
