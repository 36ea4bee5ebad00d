import { exampleQuery } from '#app/preview/example-query'
import type { Resume } from '#contract/resume/resume'
import { isUnwritten } from '#resume-model/add-example'
import type { EditorStore } from '#app/features/editor/state/editor-store'

const addressOf = (resume: Resume) => `/example?${new URLSearchParams(exampleQuery(resume))}`

/** @throws without a network; undefined where there is none, or no longer wanted */
async function loadExample(address: string, signal?: AbortSignal): Promise<Resume | undefined> {
  const response = await fetch(address, { signal })
  if (!response.ok) return undefined
  const example = (await response.json()) as Resume
  return signal?.aborted ? undefined : example
}

/** Shows the example of a resume without a word that the server has not seen, and has sent none for. */
export async function showExample(store: EditorStore): Promise<void> {
  const example = await loadExample(addressOf(store.getState().resume))
  // Meanwhile something may have been written.
  if (example && isUnwritten(store.getState().resume)) store.setState({ example })
}

/** As long as somebody may still be typing the name of a position. */
const restMs = 700

/**
 * Lets the example follow the position, the purpose and the language that are chosen, as long as one is shown. One that cannot be
 * loaded leaves the one before.
 * @returns what ends it
 */
export function followExample(store: EditorStore): () => void {
  let shown = addressOf(store.getState().resume)
  let controller = new AbortController()
  let timeout: ReturnType<typeof setTimeout> | undefined

  async function load(address: string) {
    try {
      const example = await loadExample(address, controller.signal)
      if (!example) return
      shown = address
      // Meanwhile it may have been taken away.
      if (store.getState().example) store.setState({ example })
    } catch {
      // The next change asks again.
    }
  }

  const unsubscribe = store.subscribe(({ resume }, { resume: before }) => {
    if (resume === before) return
    const address = addressOf(resume)
    if (address === addressOf(before)) return
    controller.abort()
    clearTimeout(timeout)
    controller = new AbortController()
    if (address !== shown) timeout = setTimeout(() => void load(address), restMs)
  })
  return () => {
    unsubscribe()
    controller.abort()
    clearTimeout(timeout)
  }
}
