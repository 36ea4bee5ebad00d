/** What a part of the page has caught and tells on. */
export type CaughtError = {
  error: unknown
  /** A component that could not be drawn. */
  component?: { name: string; info: string; retryCount: number }
  /** An answer of the service that said no, in its own words. */
  rejection?: { code: number; message: string }
}

const listeners = new Set<(caught: CaughtError) => void>()

/** Tells of trouble that has no place on the page of its own: it is worded, shown and reported. `tellProblem({ error })` */
export function reportCaughtError(caught: CaughtError): void {
  for (const listener of listeners) listener(caught)
}

export function onCaughtError(listener: (caught: CaughtError) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
