import { useEffect, useRef, useState } from 'react'

/**
 * Does the work of a challenge and presses the button again that it stood before; where that fails the form is left as it is, for
 * the person to go on. @param intent value of the button
 */
export function useAutoSolveChallenge(challenge: { work: string } | undefined, intent: string | undefined) {
  const containerRef = useRef<HTMLDivElement>(null)
  // One that came with the page is drawn as it is without scripts, until they have begun.
  const [initialChallenge] = useState(challenge)
  const [hasBegun, setHasBegun] = useState(false)
  const [settledChallenge, setSettledChallenge] = useState<typeof challenge>()
  // One try for each press of the person: what was refused again is for them.
  const hasRetried = useRef(false)
  useEffect(() => {
    if (!challenge || hasRetried.current) {
      hasRetried.current = false
      setSettledChallenge(challenge)
      return
    }
    let isUnmounted = false
    setHasBegun(true)
    void import('./solve-challenge')
      .then(({ solveChallenge }) => solveChallenge(challenge.work))
      .catch(() => undefined)
      .then((solution) => {
        if (isUnmounted) return
        setSettledChallenge(challenge)
        const form = containerRef.current?.closest('form')
        if (!solution || !form) return
        hasRetried.current = true
        submitWithSolution(form, intent, { challenge: challenge.work, solution })
      })
    return () => void (isUnmounted = true)
  }, [challenge, intent])
  const isSettled = !challenge || challenge === settledChallenge
  return { containerRef, isSolving: !isSettled && (hasBegun || challenge !== initialChallenge) }
}

/** Presses a button of a form with some fields more, without asking the person again. */
function submitWithSolution(
  form: HTMLFormElement,
  intent: string | undefined,
  more: Record<string, string>,
): void {
  const added = Object.entries({ ...more, intent: intent ?? '' }).map(([name, value]) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.prepend(input)
    return input
  })
  form.requestSubmit()
  for (const input of added) input.remove()
}
