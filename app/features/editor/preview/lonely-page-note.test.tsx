import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { LonelyPageNote } from './lonely-page-note'

const fetched = vi.fn<typeof fetch>()
const answerWith = (body: object) => fetched.mockImplementation(() => Promise.resolve(Response.json(body)))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

test('offers after a pause what saves the page; a press sets the style in one undo step', async () => {
  answerWith({ found: { pages: 2, changes: { spacing: 0.9, lineHeight: 1.35 } } })
  const store = renderInEditor(<LonelyPageNote lines={3} />)
  expect(screen.getByText(/最后一页只有 3 行/)).toBeTruthy()
  await wait(900)
  act(() => store.getState().set('basics.name', '王'))
  await wait(900)
  expect(fetched).not.toHaveBeenCalled()
  await wait(200)
  const before = store.getState().resume.style
  const button = screen.getByRole('button')
  expect(button.textContent).toMatch(/^压缩到 2 页：段距 1 → 0\.9.*行距 1\.45 → 1\.35$/)
  fireEvent.click(button)
  expect(store.getState().resume.style).toEqual({ ...before, spacing: 0.9, lineHeight: 1.35 })
  expect(screen.queryByRole('button')).toBeNull()
  act(() => store.getState().undo())
  expect(store.getState().resume.style).toEqual(before)
})

test('advises, in English, what to do where no change of style is enough', async () => {
  answerWith({})
  renderInEditor(<LonelyPageNote lines={3} />, { language: 'en' })
  await wait(1_100)
  expect(screen.getByText(/has only 3 lines\. Cut 3 lines/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('says no more than it knows while the service does not answer', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  renderInEditor(<LonelyPageNote lines={2} />)
  await wait(1_100)
  expect(screen.getByText(/最后一页只有 2 行/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [undefined, 'none'],
  [3, 'one-page'],
] as const)('is not there for %s lines with the fit %s', async (lines, fit) => {
  renderInEditor(<LonelyPageNote lines={lines} />, { resume: buildResume((it) => (it.style.fit = fit)) })
  await wait(1_100)
  expect(document.body.textContent).toBe('')
  expect(fetched).not.toHaveBeenCalled()
})
