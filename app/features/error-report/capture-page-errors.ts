import { onCaughtError, type CaughtError } from '#app/components/error-boundary/caught-error-events'
import { isOwnError, type PageError } from './page-error'

/** A captured error, with the thrown value if there is one. */
export type CapturedError = PageError & { thrown?: unknown; rejection?: CaughtError['rejection'] }

/**
 * Reports every script error, unhandled rejection, missing resource and caught error. @returns the
 * unsubscribe function.
 */
export function capturePageErrors(onCapture: (captured: CapturedError) => void): () => void {
  function handleError(event: ErrorEvent | Event) {
    const { target } = event
    if (target instanceof HTMLElement) return onCapture(describeMissingResource(target))
    if (!(event instanceof ErrorEvent) || !isOwnError(event.message, event.filename, location.origin)) return
    onCapture({ type: 'javascript', ...describeThrown(event.error ?? event.message), thrown: event.error })
  }
  function handleRejection(event: PromiseRejectionEvent) {
    // Not logged to the console: it is reported here (spec §8).
    event.preventDefault()
    const { reason } = event as { reason: unknown }
    // Aborted on purpose.
    if (reason instanceof Error && reason.name === 'AbortError') return
    onCapture({ type: 'promise', ...describeThrown(reason), thrown: reason })
  }
  function handleCaughtError({ error, component, rejection }: CaughtError) {
    onCapture({
      type: component ? 'vue' : 'custom',
      ...describeThrown(error),
      component,
      thrown: error,
      rejection,
    })
  }
  // Resource errors do not bubble: they are captured.
  addEventListener('error', handleError, true)
  addEventListener('unhandledrejection', handleRejection)
  const unsubscribe = onCaughtError(handleCaughtError)
  return () => {
    removeEventListener('error', handleError, true)
    removeEventListener('unhandledrejection', handleRejection)
    unsubscribe()
  }
}

function describeMissingResource(element: HTMLElement): CapturedError {
  const url = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
  return { type: 'resource', message: `${element.tagName} ${url}`, stack: '', tag: element.tagName }
}

function describeThrown(thrown: unknown): { message: string; stack: string } {
  if (thrown instanceof Error)
    return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' }
  if (thrown instanceof Response) return { message: `HTTP ${thrown.status}`, stack: '' }
  return { message: typeof thrown === 'string' ? thrown : typeof thrown, stack: '' }
}
