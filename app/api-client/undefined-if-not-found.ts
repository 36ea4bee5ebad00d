import { ApiClientError } from './api-client-error'

/** What a call finds; undefined where there is none (-8001). */
export async function undefinedIfNotFound<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}
