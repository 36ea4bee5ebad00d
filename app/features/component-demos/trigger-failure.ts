import { reportCaughtError } from '#app/components/error-boundary/caught-error-events'
import { ApiCodes } from '#contract/http/api-codes'

/** The path below /demo/answers for each error class of spec §8. */
export const failures = {
  network: 'broken',
  timeout: 'slow',
  auth: '401',
  client: '400',
  tooMany: '429',
  server: '503',
  business: 'business',
  unknown: 'nothing',
} as const
export type Failure = keyof typeof failures

const timeoutMs = 1_000

/** Triggers a failing request and reports it as any other. */
export async function triggerFailure(kind: Failure): Promise<void> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`/demo/answers/${failures[kind]}`, { signal, cache: 'no-store' })
    if (!response.ok) throw response
    const { code, data } = (await response.json()) as { code: number; data: { errorMsg: string } }
    if (code !== ApiCodes.ok)
      reportCaughtError({ error: new Error('refused'), rejection: { code, message: data.errorMsg } })
  } catch (error) {
    reportCaughtError({ error })
  }
}
