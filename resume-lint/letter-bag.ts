/** Scripts whose lines come out of a PDF in another order, and letter by letter more than once or with parts left out. */
const REORDERED_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Tibetan}]/u

/** Whether readers of a PDF may get the letters of this text in another order. */
export const isReordered = (text: string) => REORDERED_SCRIPT.test(text)

/** The letters and digits of a text without their marks, in the order in which they stand. */
export const baseLetters = (text: string): string[] => text.normalize('NFKD').match(/[\p{L}\p{N}]/gu) ?? []

/**
 * Letters of a page, from which lines are taken whatever their order. A line is there when a stretch of the page, at most
 * twice as long as the line and a few letters, has them all; the stretch is then used up, so that a lost line is not
 * found in its neighbours.
 */
export class LetterBag {
  private readonly letters: (string | undefined)[]

  constructor(page: string) {
    this.letters = baseLetters(page)
  }

  /** Takes a line's letters out. @returns whether they were there; takes time linear in the page. */
  take(line: string): boolean {
    const wanted = baseLetters(line)
    const stretch = this.shortestStretch(wanted)
    if (!stretch || stretch.end - stretch.start > 2 * wanted.length + 8) return false
    this.letters.fill(undefined, stretch.start, stretch.end)
    return true
  }

  private shortestStretch(wanted: readonly string[]): { start: number; end: number } | undefined {
    const lacking = new Map<string, number>()
    for (const letter of wanted) lacking.set(letter, (lacking.get(letter) ?? 0) + 1)
    let missing = wanted.length
    let start = 0
    let best: { start: number; end: number } | undefined
    for (const [at, letter] of this.letters.entries()) {
      const left = lacking.get(letter ?? '')
      if (left === undefined) continue
      lacking.set(letter!, left - 1)
      if (left > 0) missing--
      for (; missing === 0; start++) {
        if (!best || at + 1 - start < best.end - best.start) best = { start, end: at + 1 }
        const first = this.letters[start] ?? ''
        const over = lacking.get(first)
        if (over === undefined) continue
        lacking.set(first, over + 1)
        if (over >= 0) missing++
      }
    }
    return best ?? (wanted.length === 0 ? { start: 0, end: 0 } : undefined)
  }
}
