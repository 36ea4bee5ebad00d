/**
 * Shares reads of a version among concurrent readers, without stale results: a reader during a read shares
 * the next one, which begins after its call.
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
