/** How a part is drawn: as written, as plain words, or as a placeholder. */
export type DrawForm = 'written' | 'plain' | 'blank'

type Trial = (forms: readonly DrawForm[]) => boolean

/** Maximum trials for a number of parts: about enough to find four faulty ones. */
export function maxTrialsFor(parts: number): number {
  return 4 * Math.ceil(Math.log2(parts + 1)) + 8
}

/** Minimum trials to find one part that cannot be drawn in any form. */
export function minTrialsFor(parts: number): number {
  return Math.ceil(Math.log2(parts + 1)) + 4
}

/**
 * Finds a form for each part in which a document can be drawn that fails as written: faulty parts are found
 * by bisection, and drawn as plain words or, if that fails too, blank. When the trials run out, untested
 * parts stay in the form that is known to work. `isDrawn` makes one trial.
 * @returns undefined when the document fails even with all parts blank.
 */
export function findDrawableForms(count: number, maxTrials: number, isDrawn: Trial): DrawForm[] | undefined {
  let trials = 0
  const tryDraw: Trial = (forms) => {
    trials++
    return isDrawn(forms)
  }
  const all = (form: DrawForm) => Array.from({ length: count }, () => form)

  /** The drawable forms closest to `wantedForms`; `safe` can be drawn, `wantedForms` cannot. */
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
