import type { Replayed, UnplacedLine } from './replay-changes'
import type { Review } from './review-state'
import { comparable, sectionsOfLines } from './suggest-targets'

/** Finds lines without a place in the original: which of its lines they are, and the section round each. */
export function placeLines({ original }: Review, { resume, unplaced }: Replayed) {
  const indexByWords = new Map<string, number>()
  original.forEach((line, index) => {
    const words = comparable(line)
    if (words !== '' && !indexByWords.has(words)) indexByWords.set(words, index)
  })
  const indexOf = ({ plain }: UnplacedLine) => indexByWords.get(comparable(plain))
  const sections = unplaced.length > 0 ? sectionsOfLines(resume, original) : []
  return {
    unplacedIndexes: new Set(unplaced.map(indexOf).filter((index) => index !== undefined)),
    placeOf(line: UnplacedLine) {
      const index = indexOf(line)
      return { index, sectionId: index === undefined ? undefined : sections[index] }
    },
  }
}
