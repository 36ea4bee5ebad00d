import { interceptPopState } from '#app/components/ui/leave-guard/popstate-interceptor'
import { findSheetPart, foldOf } from '#app/features/editor/page-sheet/page-sheet-state'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/** Closes a layer over the form. */
type Layer = () => void

const historyKey = 'layersOverForm'
const layerDepthOf = (state: unknown): number =>
  Number((state as Record<string, unknown> | null)?.[historyKey] ?? 0)

const currentUrl = () => location.pathname + location.search

/**
 * On a phone the "back" gesture closes what covers the form before it leaves the page: a dialog, the samples,
 * rewriting, the sheet of an entry or over the pages, another pane. Each pushes a history entry with the same URL, which the
 * router does not see. Loaded on demand by use-close-on-back.ts. @returns a stop function
 */
export function closeLayersOnBack(store: EditorStore): () => void {
  const form = document.querySelector('form')
  const controller = new AbortController()
  const { signal } = controller
  /** The number of pushed history entries, and whether a step back is the code's own. */
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
    // Another page or a hash on this one: left to the router or the browser.
    if (depth === pushed || event.state === null || currentUrl() !== address) return false
    pushed = depth
    if (isStepping) isStepping = false
    else for (const close of openLayers(store).slice(depth).reverse()) close()
    // Layers may have opened or closed meanwhile.
    requestAnimationFrame(syncHistory)
    return true
  }

  const releaseSteps = interceptPopState(onPopState)
  form?.addEventListener('change', syncHistory, { signal })
  document.addEventListener('close', syncHistory, { capture: true, signal })
  const observer = new MutationObserver(syncHistory)
  observer.observe(document.body, { subtree: true, attributeFilter: ['open', 'data-page-sheet'] })
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

/** Returns the open layers over the form, the topmost last. */
function openLayers(store: EditorStore): Layer[] {
  const all: Layer[] = []
  const content = document.getElementById('pane-content')
  if (content instanceof HTMLInputElement && !content.checked) all.push(() => content.click())
  const sheet = findSheetPart()
  const fold = sheet && foldOf(sheet)
  // It is taken from its fold a moment after that has closed.
  if (fold?.open) all.push(() => (fold.open = false))
  const openItem = document.querySelector<HTMLDetailsElement>('[data-row] > details.entry[open]')
  if (openItem && openItem !== fold && matchMedia('(max-width: 639.98px)').matches)
    all.push(() => (openItem.open = false))
  const { sampleEntryId, rewriteTarget } = store.getState()
  if (sampleEntryId) all.push(() => store.setState({ sampleEntryId: '' }))
  if (rewriteTarget !== null) all.push(() => store.setState({ rewriteTarget: null }))
  for (const dialog of document.querySelectorAll('dialog:modal'))
    all.push(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  return all
}
