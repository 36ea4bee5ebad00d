import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#app/components/ui/toast/toast-store'
import type { LoginFormState } from './login-form-state'
import { offlineLoginState } from './offline-login-state'

/** Posts the form to /login without leaving the page, which follows where the answer leads once somebody is logged in. */
export function useLoginFetcher(posted: LoginFormState | undefined, onDone?: () => void) {
  const { data, state, formData, submit } = useFetcher<LoginFormState>()
  const [offlineState, setOfflineState] = useState<LoginFormState>()
  const dataBefore = useRef<LoginFormState>()
  // Only an answer that leads elsewhere leaves nothing new here to show.
  const isDone = state === 'loading' && data === dataBefore.current
  useEffect(() => {
    if (isDone) onDone?.()
  }, [isDone, onDone])
  // What stops a code from being sent is said as a message too (spec §5).
  const [phoneError] = (data?.pressed === 'send' && data.error?.phone) || []
  useEffect(() => {
    if (phoneError) toast(phoneError, { kind: 'error', topic: 'login' })
  }, [data, phoneError])
  function submitLogin(form: FormData) {
    // The action's module may not be here yet, and could not be had.
    setOfflineState(navigator.onLine ? undefined : offlineLoginState(form))
    if (!navigator.onLine) return
    dataBefore.current = data
    submit(form, { method: 'post', action: '/login' })
  }
  return {
    formState: offlineState ?? data ?? posted,
    pendingIntent: state === 'submitting' || isDone ? String(formData?.get('intent') ?? '') : '',
    submitLogin,
  }
}
