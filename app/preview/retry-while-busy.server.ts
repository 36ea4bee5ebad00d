import { setTimeout as sleep } from 'node:timers/promises'
import { TypesetBusyError } from '#typeset/typesetter'

const maxTries = 3
const pauseMs = 700

/**
 * For pictures that are not urgent, as the dozen thumbnails of a page: waits while the typesetter is busy.
 */
export async function retryWhileBusy<T>(render: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await render()
    } catch (error) {
      if (!(error instanceof TypesetBusyError) || tries === maxTries) throw error
      await sleep(pauseMs)
    }
  }
}
