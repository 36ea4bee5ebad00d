import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FieldErrors } from '#contract/http/envelope'
import type { BodyChange, PageArea, PreviewResponse, PreviewRequest } from '#app/preview/preview-protocol'
import { createPreviewClient, type Preview, type PreviewListener } from './preview-client'
import type { PreviewState } from './preview-messages'

/** Requests in order, each waiting for its response. */
let pendingRequests: {
  question: PreviewRequest
  answer(answer: PreviewResponse): void
  fail(status?: number): void
  refuse(problems: FieldErrors): void
}[]
let online: boolean
let updates: [PreviewState, string][]
let problems: (FieldErrors | undefined)[]
const glyphs = { add: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  pendingRequests = []
  updates = []
  problems = []
  online = true
  glyphs.add.mockClear()
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    return new Promise<Response>((resolve, reject) =>
      pendingRequests.push({
        question: JSON.parse(init.body as string) as PreviewRequest,
        answer: (answer) => resolve(Response.json(answer)),
        refuse: (problems) => resolve(Response.json({ problems }, { status: 422 })),
        fail: (status) =>
          status ? resolve(new Response('', { status })) : reject(new TypeError('fetch failed')),
      }),
    )
  })
})
afterEach(() => {
  vi.useRealTimers()
})

let shown: Preview | undefined
const listener: PreviewListener = (state, sheets, problem) => {
  shown = sheets
  updates.push([state, sheets?.pages.map(({ body }) => body).join() ?? 'none'])
  problems.push(problem)
}
const layout = (layoutId: string, pages: [hash: string, body?: string][], more = {}): PreviewResponse => ({
  layoutId,
  pages: pages.map(([hash, body]) => ({ hash, width: 595, height: 842, body })),
  glyphs: {},
  missingGlyphs: [],
  areas: [],
  fileName: '简历',
  problems: {},
  ...more,
})
const settled = () => vi.advanceTimersByTimeAsync(0)

/** A client that requested document 'a' and got one page of it. */
async function afterFirst() {
  const previewer = createPreviewClient(glyphs, listener)
  previewer.update('a')
  pendingRequests[0]!.answer(layout('L1', [['h1', 'one']]))
  await settled()
  return previewer
}

describe('the preview client', () => {
  test('requests the document and passes on pages and glyphs', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update({ name: '王' })
    expect(pendingRequests.map(({ question }) => question)).toEqual([{ resume: { name: '王' } }])
    pendingRequests[0]!.answer(layout('L1', [['h1', 'one']], { glyphs: { g1: '<symbol/>' } }))
    await settled()
    expect(glyphs.add).toHaveBeenCalledWith({ g1: '<symbol/>' })
    expect(updates).toEqual([['ready', 'one']])
  })

  test('has one request at a time, and then requests only the newest document', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    for (const resume of ['a', 'b', 'c', 'd']) previewer.update(resume)
    expect(pendingRequests).toHaveLength(1)
    pendingRequests[0]!.answer(layout('L1', [['h1', 'one']]))
    await settled()
    expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['a', 'd'])
    pendingRequests[1]!.answer(layout('L2', [['h2', 'two']]))
    await settled()
    expect(pendingRequests).toHaveLength(2)
    expect(updates.at(-1)).toEqual(['ready', 'two'])
  })

  test('sends the layout it has as the base of the next request', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    expect(pendingRequests[1]!.question).toEqual({ resume: 'b', base: 'L1' })
  })

  test('keeps the drawing of pages that arrive without one, wherever they are now', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    pendingRequests[1]!.answer(layout('L2', [['h0', 'new'], ['h1']]))
    await settled()
    previewer.update('c')
    pendingRequests[2]!.answer(layout('L3', [['h1'], ['h0'], ['h1']]))
    await settled()
    expect(updates.map(([, pages]) => pages)).toEqual(['one', 'new,one', 'one,new,one'])
  })

  test('a page that changed is made of the one before, and positions that did not change stay', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update('a')
    const area: PageArea = ['work', 1, 10, 20, 300, 40]
    pendingRequests[0]!.answer(layout('L1', [['h1', 'one\ntwo\nthree']], { areas: [area] }))
    await settled()
    previewer.update('b')
    const changed: BodyChange = { base: 'h1', runs: [[1, 1, ['zwei']]] }
    const pages = [{ hash: 'h2', width: 595, height: 842, changed }]
    pendingRequests[1]!.answer({ ...layout('L2', []), pages, areas: undefined })
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
    pendingRequests[1]!.fail()
    await settled()
    expect(updates.at(-1)).toEqual([state, 'one'])
    await vi.advanceTimersByTimeAsync(1_999)
    expect(pendingRequests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(pendingRequests[2]!.question).toEqual({ resume: 'b', base: 'L1' })
    pendingRequests[2]!.answer(layout('L2', [['h2', 'two']]))
    await settled()
    expect(updates.at(-1)).toEqual(['ready', 'two'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(3)
  })

  test.each([500, 503, 404])('treats HTTP %i as a failure', async (status) => {
    createPreviewClient(glyphs, listener).update('a')
    pendingRequests[0]!.fail(status)
    await settled()
    expect(updates).toEqual([['failed', 'none']])
  })

  test('passes on the errors of an invalid document, and waits for another', async () => {
    const previewer = await afterFirst()
    const addCalls = vi.mocked(glyphs.add).mock.calls.length
    previewer.update('b')
    pendingRequests[1]!.refuse({ 'basics.name': 'wrongType' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(updates.at(-1)).toEqual(['refused', 'one'])
    expect(problems.at(-1)).toEqual({ 'basics.name': 'wrongType' })
    expect([pendingRequests.length, glyphs.add.mock.calls.length]).toEqual([2, addCalls])
    previewer.update('c')
    expect(pendingRequests[2]!.question).toEqual({ resume: 'c', base: 'L1' })
  })

  test('requests a change at once while it waits to retry, and only that', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update('a')
    pendingRequests[0]!.fail()
    await settled()
    previewer.update('b')
    expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['a', 'b'])
    pendingRequests[1]!.answer(layout('L1', [['h1', 'one']]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(2)
  })

  test('retries with the newest document when an older one failed', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update('a')
    previewer.update('b')
    pendingRequests[0]!.fail()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['a', 'b'])
  })

  test('does nothing after it is stopped', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    previewer.update('c')
    previewer.stop()
    pendingRequests[1]!.answer(layout('L2', [['h2', 'two']]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(2)
    expect(updates).toEqual([['ready', 'one']])
  })

  test('does not retry when it was stopped before its request failed', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    previewer.stop()
    pendingRequests[1]!.fail()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(2)
    expect(updates).toEqual([['ready', 'one']])
  })

  test('does not retry when it is stopped while it waits', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update('a')
    pendingRequests[0]!.fail()
    await settled()
    previewer.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(1)
  })
})
