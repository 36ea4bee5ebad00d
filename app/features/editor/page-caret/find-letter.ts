/** Stands for a glyph whose letter is unknown: it may be any. */
export const anyLetter = '\0'
/** How many letters before and after a caret are compared. */
export const contextLength = 24

/** The letters before and after a caret, in reading order. */
export type LettersAround = { before: string[]; after: string[] }

/**
 * A caret among letters. `index`: how many of them are before it. `isAfterPrevious`: it stands behind the letter before it,
 * otherwise in front of the next one; the two may be on different lines. `score`: how many letters around it agree.
 * `isOnly`: no other caret has the same score.
 */
export type FoundLetter = { index: number; isAfterPrevious: boolean; score: number; isOnly: boolean }

/** The letters around a caret in a text, as far as they are compared. */
export const lettersAround = (text: string, caret: number): LettersAround => ({
  before: [...text.slice(0, caret)].filter(isNoSpace).slice(-contextLength),
  after: [...text.slice(caret)].filter(isNoSpace).slice(0, contextLength),
})

/**
 * Finds the caret with most of these letters around it; the first of several. Spaces do not count, because a page breaks
 * its lines elsewhere than a field; quotes and dashes of one kind are alike. Linear in the letters.
 */
export function findLetter(letters: readonly string[], around: LettersAround): FoundLetter | undefined {
  const printed = letters.flatMap((letter, index) =>
    isNoSpace(letter) ? [{ letter: normalize(letter), index }] : [],
  )
  const before = around.before.filter(isNoSpace).map(normalize).reverse()
  const after = around.after.filter(isNoSpace).map(normalize)
  let best: FoundLetter | undefined
  for (let place = 0; place <= printed.length; place++) {
    const countBefore = countAgreeing(before, (i) => printed[place - 1 - i]?.letter)
    const score = countBefore + countAgreeing(after, (i) => printed[place + i]?.letter)
    if (score === 0 || score < (best?.score ?? 0)) continue
    if (score === best?.score) {
      best.isOnly = false
      continue
    }
    const isAfterPrevious = countBefore > 0
    const index = isAfterPrevious ? printed[place - 1]!.index + 1 : printed[place]!.index
    best = { index, isAfterPrevious, score, isOnly: true }
  }
  return best
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

/** Full and half width are one letter, and so are the quotes and dashes that a page draws in place of what was typed. */
const normalize = (letter: string) =>
  letter
    .normalize('NFKC')
    .replace(/[“”„]/, '"')
    .replace(/[‘’]/, "'")
    .replace(/[‐‑–—−]/, '-')
