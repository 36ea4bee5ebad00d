import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FieldProblems } from '#contract/envelope'
import type { PreviewAnswer, PreviewQuestion } from './preview-answer'
import { createPreviewer, type PreviewListener, type PreviewState } from './previewer'

/** Questions in the order they were asked, each waiting to be answered. */
let asked: {
  question: PreviewQuestion
  answer(answer: PreviewAnswer): void
  fail(status?: number): void
  refuse(problems: FieldProblems): void
}[]
let online: boolean
let heard: [PreviewState, string][]
let problems: (FieldProblems | undefined)[]
const glyphs = { add: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  heard = []
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
      asked.push({
        question: JSON.parse(init.body as string) as PreviewQuestion,
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
  heard.push([state, sheets?.pages.map(({ body }) => body).join() ?? 'none'])
  problems.push(said)
}
const layout = (layoutId: string, pages: [hash: string, body?: string][], more = {}): PreviewAnswer => ({
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
  const previewer = createPreviewer(glyphs, listener)
  previewer.show('a')
  asked[0]!.answer(layout('L1', [['h1', 'one']]))
  await settled()
  return previewer
}

describe('the previewer', () => {
  test('asks for the document and hands on pages and glyphs', async () => {
    const previewer = createPreviewer(glyphs, listener)
    previewer.show({ name: '王' })
    expect(asked.map(({ question }) => question)).toEqual([{ resume: { name: '王' } }])
    asked[0]!.answer(layout('L1', [['h1', 'one']], { glyphs: { g1: '<symbol/>' } }))
    await settled()
    expect(glyphs.add).toHaveBeenCalledWith({ g1: '<symbol/>' })
    expect(heard).toEqual([['ready', 'one']])
  })

  test('has one question under way, and asks next for the newest document only', async () => {
    const previewer = createPreviewer(glyphs, listener)
    for (const resume of ['a', 'b', 'c', 'd']) previewer.show(resume)
    expect(asked).toHaveLength(1)
    asked[0]!.answer(layout('L1', [['h1', 'one']]))
    await settled()
    expect(asked.map(({ question }) => question.resume)).toEqual(['a', 'd'])
    asked[1]!.answer(layout('L2', [['h2', 'two']]))
    await settled()
    expect(asked).toHaveLength(2)
    expect(heard.at(-1)).toEqual(['ready', 'two'])
  })

  test('names the layout it has as the base of the next question', async () => {
    const previewer = await afterFirst()
    previewer.show('b')
    expect(asked[1]!.question).toEqual({ resume: 'b', base: 'L1' })
  })

  test('keeps the drawing of pages that come without one, wherever they are now', async () => {
    const previewer = await afterFirst()
    previewer.show('b')
    asked[1]!.answer(layout('L2', [['h0', 'new'], ['h1']]))
    await settled()
    previewer.show('c')
    asked[2]!.answer(layout('L3', [['h1'], ['h0'], ['h1']]))
    await settled()
    expect(heard.map(([, pages]) => pages)).toEqual(['one', 'new,one', 'one,new,one'])
  })

  test.each<[string, boolean, PreviewState]>([
    ['failed', true, 'failed'],
    ['offline', false, 'offline'],
  ])(
    'says that it is %s, keeps the pages it has, and asks again after two seconds',
    async (_, isOnline, state) => {
      const previewer = await afterFirst()
      online = isOnline
      previewer.show('b')
      asked[1]!.fail()
      await settled()
      expect(heard.at(-1)).toEqual([state, 'one'])
      await vi.advanceTimersByTimeAsync(1_999)
      expect(asked).toHaveLength(2)
      await vi.advanceTimersByTimeAsync(1)
      expect(asked[2]!.question).toEqual({ resume: 'b', base: 'L1' })
      asked[2]!.answer(layout('L2', [['h2', 'two']]))
      await settled()
      expect(heard.at(-1)).toEqual(['ready', 'two'])
      await vi.advanceTimersByTimeAsync(10_000)
      expect(asked).toHaveLength(3)
    },
  )

  test.each([500, 503, 404])('takes HTTP %i for a failure', async (status) => {
    createPreviewer(glyphs, listener).show('a')
    asked[0]!.fail(status)
    await settled()
    expect(heard).toEqual([['failed', 'none']])
  })

  test('hands on the problems of a document that makes no resume, and waits for another', async () => {
    const previewer = await afterFirst()
    const told = vi.mocked(glyphs.add).mock.calls.length
    previewer.show('b')
    asked[1]!.refuse({ 'basics.name': 'wrongType' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(heard.at(-1)).toEqual(['refused', 'one'])
    expect(problems.at(-1)).toEqual({ 'basics.name': 'wrongType' })
    expect([asked.length, glyphs.add.mock.calls.length]).toEqual([2, told])
    previewer.show('c')
    expect(asked[2]!.question).toEqual({ resume: 'c', base: 'L1' })
  })

  test('asks at once for what is typed while it waits to ask again, and only for that', async () => {
    const previewer = createPreviewer(glyphs, listener)
    previewer.show('a')
    asked[0]!.fail()
    await settled()
    previewer.show('b')
    expect(asked.map(({ question }) => question.resume)).toEqual(['a', 'b'])
    asked[1]!.answer(layout('L1', [['h1', 'one']]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(2)
  })

  test('asks again for the newest document when an older one failed', async () => {
    const previewer = createPreviewer(glyphs, listener)
    previewer.show('a')
    previewer.show('b')
    asked[0]!.fail()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked.map(({ question }) => question.resume)).toEqual(['a', 'b'])
  })

  test('says nothing and asks nothing once it is stopped', async () => {
    const previewer = await afterFirst()
    previewer.show('b')
    previewer.show('c')
    previewer.stop()
    asked[1]!.answer(layout('L2', [['h2', 'two']]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(2)
    expect(heard).toEqual([['ready', 'one']])
  })

  test('does not ask again for ever when it was stopped before its question failed', async () => {
    const previewer = await afterFirst()
    previewer.show('b')
    previewer.stop()
    asked[1]!.fail()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(2)
    expect(heard).toEqual([['ready', 'one']])
  })

  test('does not ask again when it is stopped while it waits to', async () => {
    const previewer = createPreviewer(glyphs, listener)
    previewer.show('a')
    asked[0]!.fail()
    await settled()
    previewer.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(1)
  })
})
