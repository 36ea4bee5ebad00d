import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PreviewResponse } from '#app/preview/preview-protocol'
import { previewResponse } from '#app/preview/testing/preview-answers'
import type { PreviewMessage } from './preview-messages'
import { createPreviewUpdates } from './preview-updates'

let messages: PreviewMessage[]
let answers: PreviewResponse[]
beforeEach(() => {
  messages = []
  answers = []
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift())))
})
afterEach(() => vi.unstubAllGlobals())

const answer = (hash: string, body: string, more: Partial<PreviewResponse> = {}) =>
  previewResponse(hash, [[hash, body]], more)

async function answersTo(...given: PreviewResponse[]): Promise<PreviewMessage[]> {
  answers.push(...given)
  const noDevice = { draw: () => Promise.resolve(undefined), onServiceDrew: () => {}, onDifference: () => {} }
  const updates = createPreviewUpdates(
    () => noDevice,
    (message) => messages.push(message),
  )
  for (const [i, { layoutId }] of given.entries()) {
    updates.update(layoutId)
    await vi.waitFor(() => expect(messages).toHaveLength(i + 1))
  }
  return messages
}

test('a page arrives with its glyphs drawn, images apart, and what is shown about it', async () => {
  const glyphs = { ga: '<path id="ga" d="m1 1z"/>', i1: '<image id="i1"></image>' }
  const [message] = await answersTo(answer('h1', '<g><use href="#ga"/></g>', { glyphs }))
  expect(message).toEqual({
    state: 'ready',
    problems: {},
    images: { i1: '<image id="i1"></image>' },
    changes: [{ moves: [], runs: [[0, 0, '<g><path data-glyphs="0 ga" d="M0 0m1 1z"/></g>']] }],
    details: {
      pages: [{ width: 595, height: 842 }],
      areas: [],
      missingGlyphs: [],
      fileName: '简历',
    },
  })
})

test('what did not change is not sent again', async () => {
  const [, second, third] = await answersTo(
    answer('h1', '<path a/>\n<path b/>'),
    answer('h2', '<path a/>\n<path c/>'),
    answer('h3', '<path a/>\n<path c/>', { missingGlyphs: ['𠮷'] }),
  )
  expect(second).toEqual({
    state: 'ready',
    problems: {},
    images: {},
    changes: [{ moves: [], runs: [[1, 1, '<path c/>']] }],
  })
  expect(third!.changes).toEqual([null])
  expect(third!.details!.missingGlyphs).toEqual(['𠮷'])
})
