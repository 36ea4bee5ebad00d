/** An error that a part of the page caught and reports. */
export type CaughtError = {
  error: unknown
  /** A component that failed to render. */
  component?: { name: string; info: string; retryCount: number }
  /** A rejection by the API, with its message. */
  rejection?: { code: number; message: string }
}

const listeners = new Set<(caught: CaughtError) => void>()

/**
 * Passes an error without a place on the page to the listeners, which show and report it:
 * `reportCaughtError({ error })`
 */
export function reportCaughtError(caught: CaughtError): void {
  for (const listener of listeners) listener(caught)
}

export function onCaughtError(listener: (caught: CaughtError) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
