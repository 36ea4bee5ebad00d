import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FieldErrors } from '#contract/http/envelope'
import type { PreviewResponse, PreviewRequest } from '#app/preview/preview-protocol'
import { createPreviewClient, type PreviewListener, type PreviewState } from './preview-client'

/** Questions in the order they were asked, each waiting to be answered. */
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

const listener: PreviewListener = (state, sheets, said) => {
  updates.push([state, sheets?.pages.map(({ body }) => body).join() ?? 'none'])
  problems.push(said)
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

/** A previewer that was asked for document 'a' and got one page of it. */
async function afterFirst() {
  const previewer = createPreviewClient(glyphs, listener)
  previewer.update('a')
  pendingRequests[0]!.answer(layout('L1', [['h1', 'one']]))
  await settled()
  return previewer
}

describe('the previewer', () => {
  test('asks for the document and hands on pages and glyphs', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update({ name: '王' })
    expect(pendingRequests.map(({ question }) => question)).toEqual([{ resume: { name: '王' } }])
    pendingRequests[0]!.answer(layout('L1', [['h1', 'one']], { glyphs: { g1: '<symbol/>' } }))
    await settled()
    expect(glyphs.add).toHaveBeenCalledWith({ g1: '<symbol/>' })
    expect(updates).toEqual([['ready', 'one']])
  })

  test('has one question under way, and asks next for the newest document only', async () => {
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

  test('names the layout it has as the base of the next question', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    expect(pendingRequests[1]!.question).toEqual({ resume: 'b', base: 'L1' })
  })

  test('keeps the drawing of pages that come without one, wherever they are now', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    pendingRequests[1]!.answer(layout('L2', [['h0', 'new'], ['h1']]))
    await settled()
    previewer.update('c')
    pendingRequests[2]!.answer(layout('L3', [['h1'], ['h0'], ['h1']]))
    await settled()
    expect(updates.map(([, pages]) => pages)).toEqual(['one', 'new,one', 'one,new,one'])
  })

  test.each<[string, boolean, PreviewState]>([
    ['failed', true, 'failed'],
    ['offline', false, 'offline'],
  ])(
    'says that it is %s, keeps the pages it has, and asks again after two seconds',
    async (_, isOnline, state) => {
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
    },
  )

  test.each([500, 503, 404])('takes HTTP %i for a failure', async (status) => {
    createPreviewClient(glyphs, listener).update('a')
    pendingRequests[0]!.fail(status)
    await settled()
    expect(updates).toEqual([['failed', 'none']])
  })

  test('hands on the problems of a document that makes no resume, and waits for another', async () => {
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

  test('asks at once for what is typed while it waits to ask again, and only for that', async () => {
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

  test('asks again for the newest document when an older one failed', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update('a')
    previewer.update('b')
    pendingRequests[0]!.fail()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['a', 'b'])
  })

  test('says nothing and asks nothing once it is stopped', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    previewer.update('c')
    previewer.stop()
    pendingRequests[1]!.answer(layout('L2', [['h2', 'two']]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(2)
    expect(updates).toEqual([['ready', 'one']])
  })

  test('does not ask again for ever when it was stopped before its question failed', async () => {
    const previewer = await afterFirst()
    previewer.update('b')
    previewer.stop()
    pendingRequests[1]!.fail()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(2)
    expect(updates).toEqual([['ready', 'one']])
  })

  test('does not ask again when it is stopped while it waits to', async () => {
    const previewer = createPreviewClient(glyphs, listener)
    previewer.update('a')
    pendingRequests[0]!.fail()
    await settled()
    previewer.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pendingRequests).toHaveLength(1)
  })
})
