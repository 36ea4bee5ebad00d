/** How a part is drawn: as it is written, its words alone, or a sign in its place. */
export type DrawForm = 'written' | 'plain' | 'blank'

type Trial = (forms: readonly DrawForm[]) => boolean

/** The most trials that are made for some parts: about as many as it takes to find four that cannot be drawn. */
export function maxTrialsFor(parts: number): number {
  return 4 * Math.ceil(Math.log2(parts + 1)) + 8
}

/** The fewest trials that find one part that cannot be drawn in any form. */
export function minTrialsFor(parts: number): number {
  return Math.ceil(Math.log2(parts + 1)) + 4
}

/**
 * The form of each part in which a whole can be drawn that cannot be drawn as written: parts at fault are found by halving,
 * and stand with their words alone, or, where that fails too, blank. When the trials run out, the parts that were not
 * tried stay in the form that is known to be drawn. `isDrawn` makes one trial.
 * @returns undefined when the whole cannot be drawn even with all parts blank.
 */
export function findDrawableForms(count: number, maxTrials: number, isDrawn: Trial): DrawForm[] | undefined {
  let trials = 0
  const tryDraw: Trial = (forms) => {
    trials++
    return isDrawn(forms)
  }
  const all = (form: DrawForm) => Array.from({ length: count }, () => form)

  /** As near to `wished` as can be drawn; `safe` is drawn, `wished` is not. */
  function nearest(safe: readonly DrawForm[], wantedForms: readonly DrawForm[]): DrawForm[] {
    const found = [...wantedForms]
    const upTo = (end: number) => [...found.slice(0, end), ...safe.slice(end)]
    let drawn = 0
    while (drawn < count) {
      let failing = count
      while (failing - drawn > 1) {
        if (trials >= maxTrials) return upTo(drawn)
        const middle = Math.floor((drawn + failing) / 2)
        if (tryDraw(upTo(middle))) drawn = middle
        else failing = middle
      }
      found[drawn] = safe[drawn]!
      drawn++
      if (trials >= maxTrials) return upTo(drawn)
      if (tryDraw(found)) break
    }
    return found
  }

  if (!tryDraw(all('blank'))) return undefined
  const plain = tryDraw(all('plain')) ? all('plain') : nearest(all('blank'), all('plain'))
  const written = plain.map((form): DrawForm => (form === 'blank' ? 'blank' : 'written'))
  if (plain.includes('blank')) {
    if (trials >= maxTrials) return plain
    if (tryDraw(written)) return written
  }
  return nearest(plain, written)
}
