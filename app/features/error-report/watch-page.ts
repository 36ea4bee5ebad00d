import { onToldProblem, type ToldProblem } from '#app/components/told-problems'
import { isOurs, type PageProblem } from './page-problem'

/** Something noticed, with what was thrown where there is that. */
export type Noticed = PageProblem & { thrown?: unknown; refused?: ToldProblem['refused'] }

/** Notices every script error, unhandled rejection, missing resource and told problem of the page. @returns stops it. */
export function watchPage(notice: (noticed: Noticed) => void): () => void {
  function failed(event: ErrorEvent | Event) {
    const { target } = event
    if (target instanceof HTMLElement) return notice(missing(target))
    if (!(event instanceof ErrorEvent) || !isOurs(event.message, event.filename, location.origin)) return
    notice({ type: 'javascript', ...read(event.error ?? event.message), thrown: event.error })
  }
  function rejected(event: PromiseRejectionEvent) {
    // Kept from the console: it is told here (spec §8).
    event.preventDefault()
    const { reason } = event as { reason: unknown }
    // Given up on purpose.
    if (reason instanceof Error && reason.name === 'AbortError') return
    notice({ type: 'promise', ...read(reason), thrown: reason })
  }
  function told({ error, component, refused }: ToldProblem) {
    notice({ type: component ? 'vue' : 'custom', ...read(error), component, thrown: error, refused })
  }
  // Resources do not bubble: they are caught on the way down.
  addEventListener('error', failed, true)
  addEventListener('unhandledrejection', rejected)
  const untold = onToldProblem(told)
  return () => {
    removeEventListener('error', failed, true)
    removeEventListener('unhandledrejection', rejected)
    untold()
  }
}

function missing(element: HTMLElement): Noticed {
  const address = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
  return { type: 'resource', message: `${element.tagName} ${address}`, stack: '', tag: element.tagName }
}

function read(thrown: unknown): { message: string; stack: string } {
  if (thrown instanceof Error)
    return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? '' }
  if (thrown instanceof Response) return { message: `HTTP ${thrown.status}`, stack: '' }
  return { message: typeof thrown === 'string' ? thrown : typeof thrown, stack: '' }
}
