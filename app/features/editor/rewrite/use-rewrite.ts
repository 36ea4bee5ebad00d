import { useTranslation } from 'react-i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RewriteResponse, RewriteState, RewriteRefusal } from './rewrite-types'
import { copyHash } from '#app/features/editor/toolbar/editor-links'
import { newId } from '#app/features/editor/state/new-id'

const pollIntervalMs = 2_000

export type RewriteStatus = 'opening' | 'ready' | 'asking' | 'failed'
/** The request found no login, so there is no message from the server. */
class LoggedOutError extends Error {}

/**
 * Requests proposals by script. A request continues when the panel closes and is shown when it opens again.
 * @param onCopy is told the copy that the proposals are for
 */
export function useRewrite(id: string, onCopy: (copyId: string) => void = openCopy) {
  const { t } = useTranslation('rewrite')
  const [rewriteState, setRewriteState] = useState<RewriteState>()
  const [state, setState] = useState<RewriteStatus>('opening')
  const [refusal, setRefusal] = useState<RewriteRefusal>()
  const askIdRef = useRef('')

  const refresh = useCallback(async () => {
    try {
      const response = await requestRewrite(id)
      if ('rewriteState' in response) setRewriteState(response.rewriteState)
      setState((now) => (now === 'asking' ? now : 'ready'))
    } catch {
      setState((now) => (now === 'opening' ? 'failed' : now))
    }
  }, [id])
  useEffect(() => void refresh(), [refresh])

  const isRunning = state === 'ready' && rewriteState?.last?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void refresh(), pollIntervalMs)
    return () => clearInterval(timer)
  }, [isRunning, refresh])

  async function ask(form: FormData) {
    askIdRef.current = newId()
    form.set('askId', askIdRef.current)
    setRefusal(undefined)
    setState('asking')
    try {
      const response = await requestRewrite(id, form)
      if ('copyId' in response && response.copyId !== undefined) return onCopy(response.copyId)
      if ('rewriteState' in response) setRewriteState(response.rewriteState)
      else setRefusal(response.refusal)
      setState('ready')
    } catch (error) {
      setRefusal({ message: t(error instanceof LoggedOutError ? 'loggedOut' : 'failed'), fields: {} })
      setState('ready')
      await refresh()
    }
  }

  async function stop() {
    const form = new FormData()
    form.set('intent', 'stop')
    form.set('askId', isRunning ? (rewriteState?.last?.id ?? '') : askIdRef.current)
    await requestRewrite(id, form).catch(() => undefined)
    if (isRunning) await refresh()
  }

  return { rewriteState, state, isRunning, refusal, setRefusal, refresh, ask, stop }
}

/** A page of its own; `lazy-rewrite-panel.tsx` opens the panel there. */
const openCopy = (copyId: string) => location.assign(`/resume/edit/${copyId}${copyHash}`)

async function requestRewrite(id: string, body?: FormData): Promise<RewriteResponse> {
  const headers = { accept: 'application/json' }
  const response = await fetch(`/resume/improving/${id}`, { method: body ? 'POST' : 'GET', body, headers })
  if (response.redirected || response.status === 401) throw new LoggedOutError()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as RewriteResponse
}
