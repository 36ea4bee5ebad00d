import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

/** happy-dom has no workers; this one never answers, as on a slow network. */
class SilentWorker {
  postMessage = () => undefined
  terminate = () => undefined
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: SilentWorker })
// As long as vitest.config.ts waits: it only ends what hangs.
configure({ asyncUtilTimeout: 15_000 })
// Here one process is server and browser: the panel is rendered by both, as the server does it.
vi.mock('#app/features/editor/style/lazy-style-panel', async () => {
  const { StylePanel } = await import('#app/features/editor/style/style-panel')
  return { LazyStylePanel: StylePanel }
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
