import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** happy-dom has no workers; this one never answers, as on a slow network. */
class SilentWorker {
  postMessage = () => undefined
  terminate = () => undefined
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, Worker: SilentWorker })
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})
