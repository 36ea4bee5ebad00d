/**
 * Rejects with the signal's reason when it aborts first. A call within this process cannot be aborted and
 * goes on, as it would on another machine: its late response is closed.
 */
export function rejectOnAbort(
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return response
  return new Promise((resolve, reject) => {
    function onAbort() {
      reject(signal!.reason as Error)
      response.then(
        (lateResponse) => lateResponse.body?.cancel().catch(() => undefined),
        () => undefined,
      )
    }
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    const removeAbortListener = () => signal.removeEventListener('abort', onAbort)
    response.finally(removeAbortListener).then(resolve, reject)
  })
}
