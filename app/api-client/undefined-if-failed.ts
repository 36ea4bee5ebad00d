import { ApiClientError } from './api-client-error'

/** The answer of a call whose result a page can do without; undefined when the call fails. */
export async function undefinedIfFailed<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiClientError) return undefined
    throw error
  }
}
