import { useEffect, useRef, useState } from 'react'

/**
 * Does the work of a challenge and presses the button again that it stood before; where that fails the form is left as it is, for
 * the person to go on. @param intent value of the button
 */
export function useSolvedChallenge(challenge: { work: string } | undefined, intent: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const [isSolving, setIsSolving] = useState(false)
  // One try for each press of the person: what was refused again is for them.
  const isAgain = useRef(false)
  useEffect(() => {
    if (!challenge || isAgain.current) {
      isAgain.current = false
      return
    }
    let isGone = false
    setIsSolving(true)
    void import('./solve-challenge')
      .then(({ solveChallenge }) => solveChallenge(challenge.work))
      .catch(() => undefined)
      .then((solution) => {
        if (isGone) return
        setIsSolving(false)
        const form = place.current?.closest('form')
        if (!solution || !form) return
        isAgain.current = true
        pressWith(form, intent, { challenge: challenge.work, solution })
      })
    return () => void (isGone = true)
  }, [challenge, intent])
  return { place, isSolving }
}

/** Presses a button of a form with some fields more, without asking the person again. */
function pressWith(form: HTMLFormElement, intent: string | undefined, more: Record<string, string>): void {
  const added = Object.entries({ ...more, intent: intent ?? '' }).map(([name, value]) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.prepend(input)
    return input
  })
  form.requestSubmit()
  for (const input of added) input.remove()
}
