import { useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#app/components/ui/toast/toast-store'
import type { LoginFormState } from './login-form-state'
import { offlineLoginState } from './offline-login-state'

const responseTimeoutMs = 20_000

/**
 * Posts the form without leaving the page. Off the network the form stays as it is, and says so; a fetcher of Remix
 * would take the whole page down.
 */
export function useLoginSubmit(posted: LoginFormState | undefined, onDone?: () => void) {
  const { t } = useTranslation()
  const [formState, setFormState] = useState(posted)
  const [pendingIntent, setPendingIntent] = useState('')
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  async function submitLogin(form: FormData) {
    setPendingIntent(String(form.get('intent')))
    const result = await postSolvingChallenge(form)
    setPendingIntent('')
    if (!result) return setFormState(offlineLoginState(form, t))
    if (!('go' in result)) {
      // What stops a code from being sent is said as a message too (spec §5).
      const { phone } = result.problems
      if (form.get('intent') === 'send' && phone) toast(phone, { kind: 'error', topic: 'login' })
      return setFormState(result)
    }
    onDone?.()
    // Every loader anew: somebody else is here now.
    navigate(result.go)
    revalidate()
  }
  return { formState, pendingIntent, submitLogin }
}

/** Does the work that is asked of whoever asks often, and presses again; the form shows the other ways where it cannot be done. */
async function postSolvingChallenge(form: FormData): Promise<LoginFormState | { go: string } | undefined> {
  const result = await postLogin(form)
  if (!result || 'go' in result || !result.challenge || form.get('sum')) return result
  const solution = await trySolve(result.challenge.work)
  if (!solution) return result
  form.set('challenge', result.challenge.work)
  form.set('solution', solution)
  return postLogin(form)
}

/** Undefined too where the script for it does not come, as after an update of the product or off the network. */
async function trySolve(work: string): Promise<string | undefined> {
  try {
    const { solveChallenge } = await import('#app/components/bot-challenge/solve-challenge')
    return await solveChallenge(work)
  } catch {
    return undefined
  }
}

async function postLogin(form: FormData): Promise<LoginFormState | { go: string } | undefined> {
  const fields = [...form].map(([name, value]) => [name, String(value)])
  try {
    const response = await fetch('/login/press', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    return (await response.json()) as LoginFormState | { go: string }
  } catch {
    return undefined
  }
}
