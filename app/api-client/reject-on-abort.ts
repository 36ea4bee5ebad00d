/**
 * An answer for as long as somebody waits for it. What is asked within this process goes on whatever its signal says, as it would
 * on another machine: whoever asked is let go with the signal's reason, and an answer that comes after that is closed.
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
