import { interceptPopState } from '#app/components/ui/leave-guard/popstate-interceptor'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/** Something that lies over the form, and how it closes. */
type Layer = () => void

const historyKey = 'layersOverForm'
const layerDepthOf = (state: unknown): number =>
  Number((state as Record<string, unknown> | null)?.[historyKey] ?? 0)

const currentUrl = () => location.pathname + location.search

/**
 * On a phone the gesture for "back" closes what lies over the form before it leaves the page: a dialog, the samples, rewriting,
 * the sheet of an entry, another pane. Each has an entry of the browser's history of its own, at the same address and known
 * to nobody else: the router never hears of it. Loaded on demand, by use-close-on-back.ts. @returns how it ends
 */
export function closeLayersOnBack(store: EditorStore): () => void {
  const form = document.querySelector('form')
  const controller = new AbortController()
  const { signal } = controller
  /** Entries of the history that are ours, and how many of the steps back are our own. */
  let pushed = layerDepthOf(history.state)
  let isStepping = false
  let address = currentUrl()

  function syncHistory() {
    if (isStepping) return
    const depth = openLayers(store).length
    address = currentUrl()
    if (depth > pushed)
      for (; pushed < depth; pushed++)
        history.pushState({ ...(history.state as object | null), [historyKey]: pushed + 1 }, '')
    else if (depth < pushed) {
      isStepping = true
      history.go(depth - pushed)
    }
  }

  function onPopState(event: PopStateEvent): boolean {
    const depth = layerDepthOf(event.state)
    // To another page, or to a place on this one: the router's, and the browser's.
    if (depth === pushed || event.state === null || currentUrl() !== address) return false
    pushed = depth
    if (isStepping) isStepping = false
    else for (const close of openLayers(store).slice(depth).reverse()) close()
    // Whatever came or went meanwhile.
    requestAnimationFrame(syncHistory)
    return true
  }

  const releaseSteps = interceptPopState(onPopState)
  form?.addEventListener('change', syncHistory, { signal })
  document.addEventListener('close', syncHistory, { capture: true, signal })
  const observer = new MutationObserver(syncHistory)
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  const unsubscribe = store.subscribe((now, before) => {
    if (now.sampleEntryId !== before.sampleEntryId || now.rewriteTarget !== before.rewriteTarget)
      syncHistory()
  })
  syncHistory()
  return () => {
    controller.abort()
    releaseSteps()
    observer.disconnect()
    unsubscribe()
  }
}

/** What lies over the form just now, the topmost last. */
function openLayers(store: EditorStore): Layer[] {
  const all: Layer[] = []
  const content = document.getElementById('pane-content')
  if (content instanceof HTMLInputElement && !content.checked) all.push(() => content.click())
  const openItem = document.querySelector<HTMLDetailsElement>('[data-row] > details.entry[open]')
  if (openItem && matchMedia('(max-width: 639.98px)').matches) all.push(() => (openItem.open = false))
  const { sampleEntryId, rewriteTarget } = store.getState()
  if (sampleEntryId) all.push(() => store.setState({ sampleEntryId: '' }))
  if (rewriteTarget !== null) all.push(() => store.setState({ rewriteTarget: null }))
  for (const dialog of document.querySelectorAll('dialog:modal'))
    all.push(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  return all
}
