import type { z } from 'zod'
import { SmsFailure } from './sms-provider'
import { tryParseJson } from '../pay/try-parse-json'

/** A user waits for the answer; the web server waits 15 s. */
const patienceMs = 6_000

type SmsApiRequest = { url: URL; headers: Record<string, string>; body: string; patienceMs?: number }

/**
 * Posts to a provider and parses its JSON response, whatever its HTTP status: providers explain errors in
 * JSON. @throws SmsFailure
 */
export async function postToSmsProvider<T>(request: SmsApiRequest, responseSchema: z.ZodType<T>): Promise<T> {
  const { status, text } = await post(request)
  const result = responseSchema.safeParse(tryParseJson(text))
  if (!result.success) throw new SmsFailure('failed', `HTTP ${status} without an answer that can be read`)
  return result.data
}

async function post({ url, headers, body, ...request }: SmsApiRequest) {
  const signal = AbortSignal.timeout(request.patienceMs ?? patienceMs)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown'
    throw new SmsFailure('failed', `no answer (${name})`, { cause: error })
  }
}
