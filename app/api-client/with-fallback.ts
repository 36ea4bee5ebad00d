import { ApiClientError } from './api-client-error'

/** The result of a call; `fallback` when the call fails. */
export async function withFallback<T, F>(call: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiClientError) return fallback
    throw error
  }
}
