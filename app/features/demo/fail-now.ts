import { tellProblem } from '#app/components/told-problems'
import { Codes } from '#contract/codes'

/** What /demo/answers is asked for, by the class of spec §8 it ends in. */
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

const patienceMs = 1_000

/** A request that goes wrong, and is told of as any other. */
export async function failNow(kind: Failure): Promise<void> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`/demo/answers/${failures[kind]}`, { signal, cache: 'no-store' })
    if (!response.ok) throw response
    const { code, data } = (await response.json()) as { code: number; data: { errorMsg: string } }
    if (code !== Codes.ok)
      tellProblem({ error: new Error('refused'), refused: { code, said: data.errorMsg } })
  } catch (error) {
    tellProblem({ error })
  }
}
