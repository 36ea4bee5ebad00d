import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#app/components/ui/toast/toast-store'
import type { LoginFormState } from './login-form-state'
import { offlineLoginState } from './offline-login-state'

/** Posts the form to /login without leaving the page, and follows the redirect once the user is logged in. */
export function useLoginFetcher(posted: LoginFormState | undefined, onDone?: () => void) {
  const { data, state, formData, submit } = useFetcher<LoginFormState>()
  const [offlineState, setOfflineState] = useState<LoginFormState>()
  const [queuedForm, setQueuedForm] = useState<FormData>()
  const dataBefore = useRef<LoginFormState>()
  // Only a redirect leaves `data` unchanged.
  const isDone = state === 'loading' && data === dataBefore.current
  useEffect(() => {
    if (isDone) onDone?.()
  }, [isDone, onDone])
  // An invalid phone on requesting a code is also a toast (spec §5).
  const [phoneError] = (data?.pressed === 'send' && data.error?.phone) || []
  useEffect(() => {
    if (phoneError) toast(phoneError, { kind: 'error', topic: 'login' })
  }, [data, phoneError])
  // A press while the page still reloads its data after the last one waits for that to end: the router
  // (1.23) remembers a fetcher that is submitted again while it reloads, and after the redirect of the
  // login the next navigation throws 'Expected fetcher'.
  useEffect(() => {
    if (!queuedForm || state !== 'idle') return
    setQueuedForm(undefined)
    post(queuedForm)
  })
  function post(form: FormData) {
    dataBefore.current = data
    submit(form, { method: 'post', action: '/login' })
  }
  function submitLogin(form: FormData) {
    // Offline, the action's module may be missing and cannot be loaded.
    setOfflineState(navigator.onLine ? undefined : offlineLoginState(form))
    if (!navigator.onLine) return
    if (state === 'loading') setQueuedForm(form)
    else post(form)
  }
  const pendingForm = queuedForm ?? (state === 'submitting' || isDone ? formData : undefined)
  return {
    formState: offlineState ?? data ?? posted,
    pendingIntent: String(pendingForm?.get('intent') ?? ''),
    submitLogin,
  }
}
