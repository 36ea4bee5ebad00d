/** Stands for a glyph whose letter is unknown: it may be any. */
export const anyLetter = '\0'
/** How many letters before and after a caret are compared. */
export const contextLength = 24

/** The letters before and after a caret, in reading order. */
export type LettersAround = { before: string[]; after: string[] }

/**
 * A caret among letters. `index`: how many of them are before it. `isAfterPrevious`: it stands behind the letter before it,
 * otherwise in front of the next one; the two may be on different lines.
 */
export type LetterGap = { index: number; isAfterPrevious: boolean }
/** The carets that most letters agree around, in reading order, and how many letters these are. */
export type FoundLetters = { gaps: LetterGap[]; score: number }

/** The letters around a caret in a text, as far as they are compared. */
export const lettersAround = (text: string, caret: number): LettersAround => ({
  before: [...text.slice(0, caret)].filter(isNoSpace).slice(-contextLength),
  after: [...text.slice(caret)].filter(isNoSpace).slice(0, contextLength),
})

/**
 * Finds the carets with most of these letters around them: several where letters stand alike in several places. Spaces do
 * not count, because a page breaks its lines elsewhere than a field; quotes and dashes of one kind are alike. Linear in the
 * letters.
 */
export function findLetters(letters: readonly string[], around: LettersAround): FoundLetters | undefined {
  const printed = letters.flatMap((letter, index) =>
    isNoSpace(letter) ? [{ letter: normalize(letter), index }] : [],
  )
  const before = around.before.filter(isNoSpace).map(normalize).reverse()
  const after = around.after.filter(isNoSpace).map(normalize)
  let best: FoundLetters = { gaps: [], score: 1 }
  for (let place = 0; place <= printed.length; place++) {
    const countBefore = countAgreeing(before, (i) => printed[place - 1 - i]?.letter)
    const score = countBefore + countAgreeing(after, (i) => printed[place + i]?.letter)
    if (score < best.score) continue
    const isAfterPrevious = countBefore > 0
    const gap = {
      index: isAfterPrevious ? printed[place - 1]!.index + 1 : printed[place]!.index,
      isAfterPrevious,
    }
    best = { gaps: score === best.score ? [...best.gaps, gap] : [gap], score }
  }
  return best.gaps.length > 0 ? best : undefined
}

/** How many letters agree one after another. Unknown ones alone agree with everything, and count for nothing. */
function countAgreeing(letters: readonly string[], other: (i: number) => string | undefined): number {
  const differs = (letter: string, i: number) => {
    const found = other(i)
    return found === undefined || (letter !== found && letter !== anyLetter && found !== anyLetter)
  }
  const end = letters.findIndex(differs)
  const agreeing = end < 0 ? letters : letters.slice(0, end)
  return agreeing.some((letter, i) => letter !== anyLetter && other(i) !== anyLetter) ? agreeing.length : 0
}

const isNoSpace = (letter: string) => letter.trim() !== ''

const normalized = new Map<string, string>()

/** Full and half width are one letter, and so are the quotes and dashes that a page draws in place of what was typed. */
function normalize(letter: string): string {
  const known = normalized.get(letter)
  if (known !== undefined) return known
  const plain = letter
    .normalize('NFKC')
    .replace(/[“”„]/, '"')
    .replace(/[‘’]/, "'")
    .replace(/[\p{Pd}−]/u, '-')
  normalized.set(letter, plain)
  return plain
}
