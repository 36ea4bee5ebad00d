import { UpstreamFailure } from './failure'

/** What a call finds; undefined where there is none (-8001). */
export async function orNone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}
