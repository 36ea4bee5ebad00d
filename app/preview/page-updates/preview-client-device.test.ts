import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  previewResponse,
  stubPreviewRequests,
  type PendingPreview,
} from '#app/preview/testing/preview-answers'
import type { DrawnResume, Preview } from './preview'
import { createPreviewClient, type DevicePreview, type PreviewListener } from './preview-client'
import { createPreviewService } from './preview-service'

/** The client of a preview on a device that typesets: it has what it draws verified. */
let pendingRequests: PendingPreview[]
let updates: [state: string, pages: string][]
let shown: Preview | undefined
const page = (element: string) => ({ width: 595, height: 842, elements: [element] })
const facts = { missingGlyphs: [], fileName: '简历' }
const onDifference = vi.fn()
let drawnHere: [resume: unknown, withAreas: boolean][]
let drawHere: (resume: unknown) => DrawnResume | undefined
const device: DevicePreview = {
  onServiceDrew: () => {},
  draw: (resume, withAreas) => {
    drawnHere.push([resume, withAreas])
    const drawn = drawHere(resume)
    return Promise.resolve(
      drawn && 'preview' in drawn && withAreas
        ? { ...drawn, preview: { ...drawn.preview, areas: [] } }
        : drawn,
    )
  },
  onDifference,
}
const listener: PreviewListener = (state, preview) => {
  shown = preview
  updates.push([state, preview?.pages.map(({ elements }) => elements.join('\n')).join() ?? 'none'])
}
const openClient = () =>
  createPreviewClient(
    createPreviewService(() => {}),
    device,
    listener,
  )
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  pendingRequests = stubPreviewRequests()
  updates = []
  onDifference.mockClear()
  drawnHere = []
  drawHere = (resume) => ({ preview: { ...facts, pages: [page(`<${String(resume)}/>`)] }, problems: {} })
})

afterEach(() => vi.useRealTimers())

test('keys are followed without a request, and verified when nobody types', async () => {
  const client = openClient()
  for (const resume of ['a', 'b', 'c']) {
    client.update(resume)
    await vi.advanceTimersByTimeAsync(250)
  }
  expect(drawnHere).toEqual([
    ['a', false],
    ['a', true],
    ['b', false],
    ['c', false],
  ])
  await vi.advanceTimersByTimeAsync(750)
  expect(drawnHere.at(-1)).toEqual(['c', true])
  expect([...new Set(updates.map(([, pages]) => pages))]).toEqual(['<a/>', '<b/>', '<c/>'])
  expect(pendingRequests).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(pendingRequests.map(({ question }) => question.resume)).toEqual(['c'])
  pendingRequests[0]!.answer(previewResponse('L1', [['h', '<c/>']], { missingGlyphs: ['𠮷'] }))
  await settled()
  expect(onDifference).not.toHaveBeenCalled()
  expect(shown?.missingGlyphs).toEqual(['𠮷'])
})

test('areas are drawn at once where a line has moved', async () => {
  const at = (y: number) => ({
    preview: { ...facts, pages: [page(`<g transform="translate(9 ${y})"/>`)] },
    problems: {},
  })
  const client = openClient()
  for (const [resume, y] of [
    ['a', 10],
    ['b', 10],
    ['c', 12],
  ] as const) {
    drawHere = () => at(y)
    client.update(resume)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(drawnHere).toEqual([
    ['a', false],
    ['a', true],
    ['b', false],
    ['c', false],
    ['c', true],
  ])
})

test('of documents that come while one is drawn only the newest is drawn again with its areas', async () => {
  const client = openClient()
  client.update('a')
  client.update('b')
  client.update('c')
  await vi.advanceTimersByTimeAsync(301)
  expect(drawnHere).toEqual([
    ['a', false],
    ['c', false],
    ['c', true],
  ])
  expect(updates.at(-1)).toEqual(['ready', '<c/>'])
})

test('pages of the service that differ are shown, and end the typesetting here', async () => {
  openClient().update('a')
  await vi.advanceTimersByTimeAsync(2_000)
  pendingRequests[0]!.answer(previewResponse('L1', [['h', '<z/>']]))
  await settled()
  expect(onDifference).toHaveBeenCalledOnce()
  expect(updates.at(-1)).toEqual(['ready', '<z/>'])
})

test('a verification that comes after the next key is not shown', async () => {
  const client = openClient()
  client.update('a')
  await vi.advanceTimersByTimeAsync(2_000)
  client.update('b')
  await settled()
  pendingRequests[0]!.answer(previewResponse('L1', [['h', '<a/>']]))
  await settled()
  expect(updates.at(-1)).toEqual(['ready', '<b/>'])
})

test('what the device leaves is drawn by the service', async () => {
  drawHere = () => undefined
  openClient().update('a')
  await settled()
  pendingRequests[0]!.answer(previewResponse('L1', [['h', '<a/>']]))
  await settled()
  expect(updates).toEqual([['ready', '<a/>']])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(pendingRequests).toHaveLength(1)
})

test('pages follow the keys without a network', async () => {
  openClient().update('a')
  await vi.advanceTimersByTimeAsync(2_000)
  pendingRequests[0]!.fail()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(new Set(updates.map(String))).toEqual(new Set(['ready,<a/>']))
})

test('pages whose areas the device leaves are verified at once', async () => {
  const { preview, problems } = drawHere('a') as Extract<DrawnResume, { preview: object }>
  drawHere = () => {
    drawHere = () => undefined
    return { preview, problems }
  }
  openClient().update('a')
  await vi.advanceTimersByTimeAsync(1)
  pendingRequests[0]!.answer(previewResponse('L1', [['h', '<a/>']], { areas: [['work', 1, 2, 3, 4, 5]] }))
  await settled()
  expect(shown?.areas).toEqual([['work', 1, 2, 3, 4, 5]])
  expect(onDifference).not.toHaveBeenCalled()
})
