import { useNavigate, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CHAT_PROMPTS, type ChatPrompt } from '#contract/chat/chat-constants'
import { readAnswerStream } from './read-answer-stream'

/** A question in progress, before the loader returns it as a turn. */
export type LiveTurnState = {
  prompt: ChatPrompt | null
  question: string
  /** Set once the question is accepted. */
  turnId: string | null
  chatId: string | null
  settled: string
  tail: string
}
export type AskRefusal = { message: string; fields: Record<string, string> }

/** Sends a question by script and exposes the streaming answer. The loader's data replaces it in the end. */
export function useAskQuestion(failedText: string) {
  const [live, setLive] = useState<LiveTurnState>()
  const [refusal, setRefusal] = useState<AskRefusal>()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const abortController = useRef<AbortController>()
  useEffect(() => () => abortController.current?.abort(), [])

  const ask = useCallback(
    async (form: FormData): Promise<void> => {
      const controller = (abortController.current = new AbortController())
      setRefusal(undefined)
      const initial: LiveTurnState = {
        prompt: CHAT_PROMPTS.find((prompt) => prompt === form.get('prompt')) ?? null,
        question: String(form.get('question') ?? ''),
        turnId: null,
        chatId: null,
        settled: '',
        tail: '',
      }
      setLive(initial)
      let chatId: string | null = null
      try {
        const response = await fetch('/resume/chat/ask', {
          method: 'POST',
          body: form,
          headers: { accept: 'application/json, text/event-stream' },
          signal: controller.signal,
        })
        for await (const answerEvent of readAnswerStream(response)) {
          if (answerEvent.is === 'refused') setRefusal(answerEvent)
          else if (answerEvent.is === 'asked') {
            const { turnId } = answerEvent
            chatId = answerEvent.chatId
            setLive((current) => current && { ...current, turnId, chatId })
          } else if (answerEvent.is === 'html') {
            const { settled, tail } = answerEvent
            setLive((current) => current && { ...current, settled: current.settled + settled, tail })
          }
        }
      } catch {
        if (controller.signal.aborted) return
        setRefusal({ message: failedText, fields: {} })
      }
      if (!chatId) setLive(undefined)
      // A new chat gets its own URL; an existing one revalidates.
      else if (form.get('sessionId')) revalidate()
      else navigate(`/resume/chat?chat=${chatId}`, { replace: true, preventScrollReset: true })
    },
    [failedText, navigate, revalidate],
  )
  const clearLive = useCallback(() => setLive(undefined), [])
  return { live, refusal, ask, clearLive }
}
