import { useNavigate, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CHAT_PROMPTS, type ChatPrompt } from '#contract/chat-words'
import { readTold } from './read-told'

/** What is being asked, before the page knows it as one of its turns. */
export type Live = {
  prompt: ChatPrompt | null
  question: string
  /** Once it was taken. */
  turnId: string | null
  chatId: string | null
  settled: string
  tail: string
}
export type AskRefused = { said: string; fields: Record<string, string> }

/** Asks by script and shows the answer as it comes. What stands in the end is what the page reads anew. */
export function useAsking(failedText: string) {
  const [live, setLive] = useState<Live>()
  const [refused, setRefused] = useState<AskRefused>()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const leaving = useRef<AbortController>()
  useEffect(() => () => leaving.current?.abort(), [])

  const ask = useCallback(
    async (form: FormData): Promise<boolean> => {
      const leave = (leaving.current = new AbortController())
      setRefused(undefined)
      const begun: Live = {
        prompt: CHAT_PROMPTS.find((prompt) => prompt === form.get('prompt')) ?? null,
        question: String(form.get('question') ?? ''),
        turnId: null,
        chatId: null,
        settled: '',
        tail: '',
      }
      setLive(begun)
      let chatId: string | null = null
      let taken = false
      try {
        const response = await fetch('/resume/chat/ask', {
          method: 'POST',
          body: form,
          headers: { accept: 'application/json, text/event-stream' },
          signal: leave.signal,
        })
        for await (const told of readTold(response)) {
          if (told.is === 'refused') setRefused(told)
          else if (told.is === 'asked') {
            taken = true
            chatId = told.chatId
            setLive((now) => now && { ...now, turnId: told.turnId, chatId: told.chatId })
          } else if (told.is === 'html')
            setLive((now) => now && { ...now, settled: now.settled + told.settled, tail: told.tail })
        }
      } catch {
        if (leave.signal.aborted) return taken
        setRefused({ said: failedText, fields: {} })
      }
      if (!taken) setLive(undefined)
      // A new talk has an address from now on; in an old one the page looks again.
      if (chatId && !form.get('sessionId'))
        navigate(`/resume/chat?chat=${chatId}`, { replace: true, preventScrollReset: true })
      else if (taken) revalidate()
      return taken
    },
    [failedText, navigate, revalidate],
  )
  const forget = useCallback(() => setLive(undefined), [])
  return { live, refused, ask, forget, looking: state !== 'idle' }
}
