import type { z } from 'zod'
import { SmsFailure } from './sms-provider'

/** A person waits for the answer; the web half waits 15 s. */
const patienceMs = 6_000

type Question = { url: URL; headers: Record<string, string>; body: string; patienceMs?: number }

/** Posts to a provider and reads its answer, whatever its HTTP status: providers explain themselves in JSON. @throws SmsFailure */
export async function askProvider<T>(question: Question, answer: z.ZodType<T>): Promise<T> {
  const { status, text } = await post(question)
  const read = answer.safeParse(parsed(text))
  if (!read.success) throw new SmsFailure('failed', `HTTP ${status} without an answer that can be read`)
  return read.data
}

async function post({ url, headers, body, ...question }: Question) {
  const signal = AbortSignal.timeout(question.patienceMs ?? patienceMs)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    throw new SmsFailure('failed', `no answer (${name})`, { cause: error })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
