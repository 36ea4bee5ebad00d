/** What a part of the page has caught and tells on. */
export type ToldProblem = {
  error: unknown
  /** A component that could not be drawn. */
  component?: { name: string; info: string; retryCount: number }
  /** An answer of the service that said no, in its own words. */
  refused?: { code: number; said: string }
}

const listeners = new Set<(told: ToldProblem) => void>()

/** Tells of trouble that has no place on the page of its own: it is worded, shown and reported. `tellProblem({ error })` */
export function tellProblem(told: ToldProblem): void {
  for (const listener of listeners) listener(told)
}

export function onToldProblem(listener: (told: ToldProblem) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
