import { useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#app/components/ui/toasts'
import type { LoginAnswer } from './login-answer'
import { offlineAnswer } from './offline-answer'

const answerWithinMs = 20_000

/**
 * Posts the form without leaving the page. Off the network the form stays as it is, and says so; a fetcher of Remix
 * would take the whole page down.
 */
export function usePress(posted: LoginAnswer | undefined, onDone?: () => void) {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState(posted)
  const [pressing, setPressing] = useState('')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function press(form: FormData) {
    setPressing(String(form.get('intent')))
    const came = await answeredWhenProved(form)
    setPressing('')
    if (!came) return setAnswer(offlineAnswer(form, t))
    if (!('go' in came)) {
      // What stops a code from being sent is said as a message too (spec §5).
      const { phone } = came.problems
      if (form.get('intent') === 'send' && phone) say(phone, { kind: 'error', about: 'login' })
      return setAnswer(came)
    }
    onDone?.()
    // Every loader anew: somebody else is here now.
    navigate(came.go)
    revalidate()
  }
  return { answer, pressing, press }
}

/** Does the work that is asked of whoever asks often, and presses again; the form shows the other ways where it cannot be done. */
async function answeredWhenProved(form: FormData): Promise<LoginAnswer | { go: string } | undefined> {
  const came = await answered(form)
  if (!came || 'go' in came || !came.challenge || form.get('sum')) return came
  const solution = await solved(came.challenge.work)
  if (!solution) return came
  form.set('challenge', came.challenge.work)
  form.set('solution', solution)
  return answered(form)
}

/** Undefined too where the script for it does not come, as after an update of the product or off the network. */
async function solved(work: string): Promise<string | undefined> {
  try {
    const { solveChallenge } = await import('#app/components/solve-challenge')
    return await solveChallenge(work)
  } catch {
    return undefined
  }
}

async function answered(form: FormData): Promise<LoginAnswer | { go: string } | undefined> {
  const fields = [...form].map(([name, value]) => [name, String(value)])
  try {
    const response = await fetch('/login/press', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    return (await response.json()) as LoginAnswer | { go: string }
  } catch {
    return undefined
  }
}
