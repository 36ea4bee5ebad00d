import { ApiClientError } from './api-client-error'

/** The result of a call; undefined when it is not found (-8001). */
export async function undefinedIfNotFound<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}

/** The same for an id from a URL: also undefined when the service refuses its form. */
export async function undefinedIfUnknown<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await undefinedIfNotFound(call)
  } catch (error) {
    if (error instanceof ApiClientError && error.isBadInput) return undefined
    throw error
  }
}
