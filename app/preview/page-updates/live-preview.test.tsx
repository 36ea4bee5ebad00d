import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLivePreview } from './live-preview'
import type { PageChange } from './page-change'
import type { PreviewCommand, PreviewDetails, PreviewMessage } from './preview-messages'

/** The workers that were started, in order. */
let workers: FakeWorker[]
class FakeWorker {
  documents: unknown[] = []
  isEnded = false
  mayTypeset = false
  onmessage?: (event: { data: PreviewMessage }) => void
  onerror?: () => void
  constructor() {
    workers.push(this)
  }
  postMessage(command: PreviewCommand) {
    if ('resume' in command) this.documents.push(command.resume)
    else this.mayTypeset = true
  }
  terminate() {
    this.isEnded = true
  }
}

let host: HTMLElement
beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', FakeWorker)
  host = document.createElement('div')
  document.body.replaceChildren(host)
})
afterEach(() => vi.unstubAllGlobals())

const line = (name: string): PageChange => ({ moves: [], runs: [[0, 0, `<path id="${name}"/>`]] })
const details: PreviewDetails = {
  pages: [{ width: 595, height: 842 }],
  areas: [],
  missingGlyphs: [],
  fileName: '简历',
}
const drawn = (name: string): PreviewMessage => ({
  state: 'ready',
  problems: {},
  images: {},
  changes: [line(name)],
  details,
})

function openPreview() {
  const listener = vi.fn()
  const preview = openLivePreview(host, listener)
  const page = () =>
    (listener.mock.lastCall![1] as { drawingOf(page: number): Element }).drawingOf(0).innerHTML
  return { ...preview, listener, page }
}

describe('the live preview', () => {
  test('sends documents to one worker and draws what it answers', () => {
    const preview = openPreview()
    preview.update('a')
    preview.update('b')
    expect(workers.map(({ documents }) => documents)).toEqual([['a', 'b']])
    workers[0]!.onmessage!({ data: { ...drawn('one'), images: { i1: '<image id="i1"></image>' } } })
    expect(preview.listener).toHaveBeenCalledWith('ready', expect.anything(), details, {})
    expect(preview.page()).toContain('id="one"')
    expect(host.querySelector('#i1')).not.toBeNull()
  })

  test('keeps its pages when the worker is lost, and draws them anew with the next one', () => {
    const preview = openPreview()
    preview.update('a')
    workers[0]!.onmessage!({ data: drawn('one') })
    workers[0]!.onerror!()
    expect(preview.listener).toHaveBeenLastCalledWith('failed', expect.anything())
    expect(preview.page()).toContain('id="one"')
    preview.update('b')
    expect(workers.map(({ documents, isEnded }) => [documents, isEnded])).toEqual([
      [['a'], true],
      [['b'], false],
    ])
    workers[1]!.onmessage!({ data: drawn('two') })
    expect(preview.page()).not.toContain('id="one"')
    expect(preview.page()).toContain('id="two"')
  })

  test('is offline when a worker cannot be loaded without a network', () => {
    vi.stubGlobal('navigator', { onLine: false })
    const preview = openPreview()
    preview.update('a')
    workers[0]!.onerror!()
    expect(preview.listener).toHaveBeenLastCalledWith('offline', expect.anything())
  })

  test('has failed where a browser has no workers', () => {
    vi.stubGlobal('Worker', undefined)
    const preview = openPreview()
    preview.update('a')
    expect(preview.listener).toHaveBeenLastCalledWith('failed', expect.anything())
  })

  test('ends its worker and takes its images away when it is closed', () => {
    const preview = openPreview()
    preview.update('a')
    preview.close()
    expect(workers[0]!.isEnded).toBe(true)
    expect(host.childNodes).toHaveLength(0)
  })
})
