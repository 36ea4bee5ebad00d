import { takeSteps } from '#app/components/ui/back-steps'
import type { EditorStore } from './store'

/** Something that lies over the form, and how it closes. */
type Layer = () => void

const mark = 'layersOverForm'
const depthOf = (state: unknown): number => Number((state as Record<string, unknown> | null)?.[mark] ?? 0)

const addressNow = () => location.pathname + location.search

/**
 * On a phone the gesture for "back" closes what lies over the form before it leaves the page: a dialog, the samples, rewriting,
 * the sheet of an entry, another pane. Each has an entry of the browser's history of its own, at the same address and known
 * to nobody else: the router never hears of it. Loaded on demand, by use-back-closes.ts. @returns how it ends
 */
export function backCloses(store: EditorStore): () => void {
  const form = document.querySelector('form')
  const ended = new AbortController()
  const { signal } = ended
  /** Entries of the history that are ours, and how many of the steps back are our own. */
  let pushed = depthOf(history.state)
  let stepping = false
  let address = addressNow()

  function follow() {
    if (stepping) return
    const depth = layers(store).length
    address = addressNow()
    if (depth > pushed)
      for (; pushed < depth; pushed++)
        history.pushState({ ...(history.state as object | null), [mark]: pushed + 1 }, '')
    else if (depth < pushed) {
      stepping = true
      history.go(depth - pushed)
    }
  }

  function went(event: PopStateEvent): boolean {
    const depth = depthOf(event.state)
    // To another page, or to a place on this one: the router's, and the browser's.
    if (depth === pushed || event.state === null || addressNow() !== address) return false
    pushed = depth
    if (stepping) stepping = false
    else for (const close of layers(store).slice(depth).reverse()) close()
    // Whatever came or went meanwhile.
    requestAnimationFrame(follow)
    return true
  }

  const leaveSteps = takeSteps(went)
  form?.addEventListener('change', follow, { signal })
  document.addEventListener('close', follow, { capture: true, signal })
  const opened = new MutationObserver(follow)
  opened.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  const unsubscribe = store.subscribe((now, before) => {
    if (now.sampling !== before.sampling || now.improving !== before.improving) follow()
  })
  follow()
  return () => {
    ended.abort()
    leaveSteps()
    opened.disconnect()
    unsubscribe()
  }
}

/** What lies over the form just now, the topmost last. */
function layers(store: EditorStore): Layer[] {
  const all: Layer[] = []
  const content = document.getElementById('pane-content')
  if (content instanceof HTMLInputElement && !content.checked) all.push(() => content.click())
  const sheet = document.querySelector<HTMLDetailsElement>('[data-row] > details.entry[open]')
  if (sheet && matchMedia('(max-width: 639.98px)').matches) all.push(() => (sheet.open = false))
  const { sampling, improving } = store.getState()
  if (sampling) all.push(() => store.setState({ sampling: '' }))
  if (improving !== null) all.push(() => store.setState({ improving: null }))
  for (const dialog of document.querySelectorAll('dialog:modal'))
    all.push(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
  return all
}
