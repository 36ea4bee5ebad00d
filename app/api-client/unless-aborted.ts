/**
 * An answer for as long as somebody waits for it. What is asked within this process goes on whatever its signal says, as it would
 * on another machine: whoever asked is let go with the signal's reason, and an answer that comes after that is closed.
 */
export function unlessAborted(
  answer: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    function leave() {
      reject(signal!.reason as Error)
      answer.then(
        (late) => late.body?.cancel().catch(() => undefined),
        () => undefined,
      )
    }
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    const stay = () => signal.removeEventListener('abort', leave)
    answer.finally(stay).then(resolve, reject)
  })
}
