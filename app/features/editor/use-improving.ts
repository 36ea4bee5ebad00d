import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImproveAnswer, ImproveDesk, ImproveRefusal } from './improving'
import { newId } from './new-id'

const lookEveryMs = 2_000

export type ImproveState = 'opening' | 'ready' | 'asking' | 'failed'
/** Why nothing came, where the server could not say it. */
class LoggedOut extends Error {}

/** Asks for proposals by script. What is under way goes on when the panel is closed, and is found when it is opened again. */
export function useImproving(id: string, texts: { failed: string; loggedOut: string }) {
  const [desk, setDesk] = useState<ImproveDesk>()
  const [state, setState] = useState<ImproveState>('opening')
  const [refused, setRefused] = useState<ImproveRefusal>()
  const asked = useRef('')

  const look = useCallback(async () => {
    try {
      const answer = await call(id)
      if ('desk' in answer) setDesk(answer.desk)
      setState((now) => (now === 'asking' ? now : 'ready'))
    } catch {
      setState((now) => (now === 'opening' ? 'failed' : now))
    }
  }, [id])
  useEffect(() => void look(), [look])

  const isRunning = state === 'ready' && desk?.last?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isRunning, look])

  async function ask(form: FormData) {
    asked.current = newId()
    form.set('askId', asked.current)
    setRefused(undefined)
    setState('asking')
    try {
      const answer = await call(id, form)
      if ('desk' in answer) setDesk(answer.desk)
      else setRefused(answer.refused)
      setState('ready')
    } catch (error) {
      setRefused({ said: error instanceof LoggedOut ? texts.loggedOut : texts.failed, fields: {} })
      setState('ready')
      await look()
    }
  }

  async function stop() {
    const form = new FormData()
    form.set('intent', 'stop')
    form.set('askId', isRunning ? (desk?.last?.id ?? '') : asked.current)
    await call(id, form).catch(() => undefined)
    if (isRunning) await look()
  }

  return { desk, state, isRunning, refused, setRefused, look, ask, stop }
}

async function call(id: string, body?: FormData): Promise<ImproveAnswer> {
  const headers = { accept: 'application/json' }
  const response = await fetch(`/resume/improving/${id}`, { method: body ? 'POST' : 'GET', body, headers })
  if (response.redirected || response.status === 401) throw new LoggedOut()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as ImproveAnswer
}
