import { useEffect, useRef, useState } from 'react'

/**
 * Solves a challenge and submits its form again; if that fails the form stays for the user. @param intent
 * value of the submit button
 */
export function useAutoSolveChallenge(challenge: { work: string } | undefined, intent: string | undefined) {
  const containerRef = useRef<HTMLDivElement>(null)
  // A challenge in the server's HTML is rendered as without scripts until solving begins.
  const [initialChallenge] = useState(challenge)
  const [hasBegun, setHasBegun] = useState(false)
  const [settledChallenge, setSettledChallenge] = useState<typeof challenge>()
  // One automatic retry per submit: a second challenge is left to the user.
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

/** Submits a form with additional fields. */
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
