import { exampleQuery } from '#app/preview/example-query'
import type { Resume } from '#contract/resume/resume'
import type { EditorStore } from '#app/features/editor/state/editor-store'

/** As long as somebody may still be typing the name of a position. */
const restMs = 700

/**
 * Lets the example follow the position, the purpose and the language that are chosen, as long as one is shown. One that cannot be
 * loaded leaves the one before.
 * @returns what ends it
 */
export function followExample(store: EditorStore): () => void {
  const addressOf = (resume: Resume) => `/example?${new URLSearchParams(exampleQuery(resume))}`
  let shown = addressOf(store.getState().resume)
  let controller = new AbortController()
  let timeout: ReturnType<typeof setTimeout> | undefined

  async function load(address: string) {
    const { signal } = controller
    try {
      const response = await fetch(address, { signal })
      if (!response.ok) return
      const example = (await response.json()) as Resume
      if (signal.aborted) return
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
