import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FieldErrors } from '#contract/http/envelope'
import type { BodyChange, PageArea } from '#app/preview/preview-protocol'
import {
  previewResponse,
  stubPreviewRequests,
  type PendingPreview,
} from '#app/preview/testing/preview-answers'
import type { Preview } from './preview'
import { createPreviewClient, type DevicePreview, type PreviewListener } from './preview-client'
import type { PreviewState } from './preview-messages'
import { createPreviewService } from './preview-service'

let pendingRequests: PendingPreview[]
let online: boolean
let updates: [PreviewState, string][]
let problems: (FieldErrors | undefined)[]
const addSymbols = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  updates = []
  problems = []
  online = true
  addSymbols.mockClear()
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  pendingRequests = stubPreviewRequests()
})
afterEach(() => {
  vi.useRealTimers()
})

let shown: Preview | undefined
const listener: PreviewListener = (state, sheets, problem) => {
  shown = sheets
  updates.push([state, sheets?.pages.map(({ elements }) => elements.join('\n')).join() ?? 'none'])
  problems.push(problem)
}
/** A device that typesets nothing. */
const noDevice: DevicePreview = {
  draw: () => Promise.resolve(undefined),
  onServiceDrew: () => {},
  onDifference: () => {},
}
const openClient = () => createPreviewClient(createPreviewService(addSymbols), noDevice, listener)
const settled = () => vi.advanceTimersByTimeAsync(0)

/** A client that requested document 'a' and got one page of it. */
async function afterFirst() {
  const previewer = openClient()
  previewer.update('a')
  await settled()
  pendingRequests[0]!.answer(previewResponse('L1', [['h1', 'one']]))
  await settled()
  return previewer
}

describe('the preview client', () => {
  test('requests the document and passes on pages and glyphs', async () => {
    const previewer = openClient()
    previewer.update({ name: '王' })
    await settled()
    expect(pendingRequests.map(({ question }) => question)).toEqual([{ resume: { name: '王' } }])
    pendingRequests[0]!.answer(previewResponse('L1', [['h1', 'one']], { glyphs: { g1: '<symbol/>' } }))
    await settled()
    expect(addSymbols).toHaveBeenCalledWith({ g1: '<symbol/>' })
    expect(updates).toEqual([['ready', 'one']])
  })

  test('has one request at a time, and then requests only the newest document', async () => {
    const previewer = openClient()
    for (const resume of ['a', 'b', 'c', 'd']) previewer.update(resume)
    await settled()
    expect(pendingRequests).toHaveLength(1)
    pendingRequests[0]!.answer(previewResponse('L1', [['h1', 'one']]))
    await settled()
    expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['a', 'd'])
    pendingRequests[1]!.answer(previewResponse('L2', [['h2', 'two']]))
    await settled()
    expect(pendingRequests).toHaveLength(2)
    expect(updates.at(-1)).toEqual(['ready', 'two'])
  })

  test('sends the layout it has as the base of the next request', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    await settled()
    expect(pendingRequests[1]!.question).toEqual({ resume: 'b', base: 'L1', withAreas: false })
  })

  test('keeps the drawing of pages that arrive without one, wherever they are now', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    await settled()
    pendingRequests[1]!.answer(previewResponse('L2', [['h0', 'new'], ['h1']]))
    await settled()
    previewer.update('c')
    await settled()
    pendingRequests[2]!.answer(previewResponse('L3', [['h1'], ['h0'], ['h1']]))
    await settled()
    expect(updates.map(([, pages]) => pages)).toEqual(['one', 'new,one', 'one,new,one'])
  })

  test('a page that changed is made of the one before, and positions that did not change stay', async () => {
    const previewer = openClient()
    previewer.update('a')
    await settled()
    const area: PageArea = ['work', 1, 10, 20, 300, 40]
    pendingRequests[0]!.answer(previewResponse('L1', [['h1', 'one\ntwo\nthree']], { areas: [area] }))
    await settled()
    previewer.update('b')
    await settled()
    const changed: BodyChange = { base: 'h1', runs: [[1, 1, ['zwei']]] }
    const pages = [{ hash: 'h2', width: 595, height: 842, changed }]
    pendingRequests[1]!.answer({ ...previewResponse('L2', []), pages, areas: undefined })
    await settled()
    expect(updates.at(-1)).toEqual(['ready', 'one\nzwei\nthree'])
    expect(shown?.areas).toEqual([area])
  })

  test.each<[string, boolean, PreviewState]>([
    ['failed', true, 'failed'],
    ['offline', false, 'offline'],
  ])('reports that it is %s, keeps its pages, and retries after two seconds', async (_, isOnline, state) => {
    const previewer = await afterFirst()
    online = isOnline
    previewer.update('b')
    await settled()
    pendingRequests[1]!.fail()
    await settled()
    expect(updates.at(-1)).toEqual([state, 'one'])
    await vi.advanceTimersByTimeAsync(1_999)
    expect(pendingRequests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(pendingRequests[2]!.question).toEqual({ resume: 'b', base: 'L1', withAreas: false })
    pendingRequests[2]!.answer(previewResponse('L2', [['h2', 'two']]))
    await settled()
    expect(updates.at(-1)).toEqual(['ready', 'two'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(3)
  })

  test.each([500, 503, 404])('treats HTTP %i as a failure', async (status) => {
    openClient().update('a')
    await settled()
    pendingRequests[0]!.fail(status)
    await settled()
    expect(updates).toEqual([['failed', 'none']])
  })

  test('passes on the errors of an invalid document, and waits for another', async () => {
    const previewer = await afterFirst()
    const addCalls = addSymbols.mock.calls.length
    previewer.update('b')
    await settled()
    pendingRequests[1]!.refuse({ 'basics.name': 'wrongType' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(updates.at(-1)).toEqual(['refused', 'one'])
    expect(problems.at(-1)).toEqual({ 'basics.name': 'wrongType' })
    expect([pendingRequests.length, addSymbols.mock.calls.length]).toEqual([2, addCalls])
    previewer.update('c')
    await settled()
    expect(pendingRequests[2]!.question).toEqual({ resume: 'c', base: 'L1', withAreas: false })
  })

  test('requests a change at once while it waits to retry, and only that', async () => {
    const previewer = openClient()
    previewer.update('a')
    await settled()
    pendingRequests[0]!.fail()
    await settled()
    previewer.update('b')
    await settled()
    expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['a', 'b'])
    pendingRequests[1]!.answer(previewResponse('L1', [['h1', 'one']]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(2)
  })

  test('retries with the newest document when an older one failed', async () => {
    const previewer = openClient()
    previewer.update('a')
    previewer.update('b')
    await settled()
    pendingRequests[0]!.fail()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['a', 'b'])
  })
})
