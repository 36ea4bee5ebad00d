/**
 * Reads a version for many at once, and never an old one: who asks while it is being read shares the next reading, which
 * begins after the question.
 */
export function coalesceReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined

  function start(): Promise<T> {
    next = undefined
    const pending = read().finally(() => {
      if (running === pending) running = undefined
    })
    return (running = pending)
  }
  return () => {
    if (!running) return start()
    return (next ??= running.then(start, start))
  }
}
