/** The characters before and after a pressed place; undefined for a glyph that no character has alone. */
export type LettersAtPoint = { before: (string | undefined)[]; after: (string | undefined)[] }

/**
 * A place in a text, in code units from its start: after the letter before it if that is the page's too, otherwise before
 * the next. `score`: how many letters around it are those of the page.
 */
export type FoundLetter = { offset: number; isAfterPrevious: boolean; score: number }

/**
 * Where in a text the pressed place is: where most letters before and after it are those of the page. Spaces do not count,
 * for the page breaks its lines elsewhere; quotes and dashes of one kind are alike. Linear in the text, where NUL stands for
 * a letter that is unknown.
 */
export function findLetter(text: string, { before, after }: LettersAtPoint): FoundLetter | undefined {
  const letters = lettersOf(text)
  const left = before.filter(isNoSpace).map(alike).reverse()
  const right = after.filter(isNoSpace).map(alike)
  let best: FoundLetter | undefined
  for (let place = 0; place <= letters.length; place++) {
    const leftCount = countSame(left, (i) => letters[place - 1 - i]?.alike)
    const rightCount = countSame(right, (i) => letters[place + i]?.alike)
    const score = leftCount + rightCount
    if (score === 0 || score <= (best?.score ?? 0)) continue
    const isAfterPrevious = leftCount > 0
    const offset = isAfterPrevious ? letters[place - 1]!.end : (letters[place]?.start ?? text.length)
    best = { offset, isAfterPrevious, score }
  }
  return best
}

/** How many letters are found in turn; one that is unknown may be any. */
function countSame(letters: (string | undefined)[], found: (i: number) => string | undefined): number {
  let [count, unknown] = [0, 0]
  for (const letter of letters) {
    const other = found(count)
    if (other === undefined) break
    const isUnknown = letter === undefined || other === '\0'
    if (!isUnknown && letter !== other) break
    if (isUnknown) unknown++
    count++
  }
  // A text of nothing but unknown letters is found everywhere.
  return count === unknown ? 0 : count
}

type TextLetter = { alike: string; start: number; end: number }

function lettersOf(text: string): TextLetter[] {
  const letters: TextLetter[] = []
  let start = 0
  for (const letter of text) {
    const end = start + letter.length
    if (isNoSpace(letter)) letters.push({ alike: alike(letter)!, start, end })
    start = end
  }
  return letters
}

const isNoSpace = (letter: string | undefined) => letter === undefined || letter.trim() !== ''

/** Full and half width, and the quotes and dashes that a page draws in their place, are one letter. */
const alike = (letter: string | undefined) =>
  letter
    ?.normalize('NFKC')
    .replace(/[“”„]/, '"')
    .replace(/[‘’]/, "'")
    .replace(/[‐‑–—−]/, '-')
