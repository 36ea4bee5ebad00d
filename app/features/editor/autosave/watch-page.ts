import type { Autosave } from './autosave'

/**
 * Saves when the page is hidden or left, retries when it is back, asks before text is lost. Returns a stop
 * function.
 */
export function watchPage({ saveOnHide, saveOnLeave, retry, wouldLoseText }: Autosave): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onVisibilityChange = () => (document.visibilityState === 'hidden' ? saveOnHide() : retry())
  document.addEventListener('visibilitychange', onVisibilityChange, { signal })
  addEventListener('pagehide', saveOnLeave, { signal })
  addEventListener('online', retry, { signal })
  addEventListener('focus', retry, { signal })
  addEventListener('beforeunload', (event) => wouldLoseText() && event.preventDefault(), { signal })
  return () => controller.abort()
}
