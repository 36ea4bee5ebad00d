import { fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { drawCaret } from './draw-caret'
import { typedMs } from './typed-letters'
import { usePageCaret } from './use-page-caret'

vi.mock('./draw-caret', () => ({ drawCaret: vi.fn() }))

const noAreas: [] = []

function Pages() {
  const host = useRef<HTMLDivElement>(null)
  usePageCaret(host, noAreas)
  return (
    <>
      <input aria-label="name" />
      <div ref={host} data-testid="pages" />
    </>
  )
}

const rest = () => vi.advanceTimersByTimeAsync(50)

// Loaded, it answers within a frame.
beforeAll(() => import('./follow-caret'))
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function openPages() {
  const { getByLabelText, getByTestId } = render(<Pages />)
  await rest()
  vi.mocked(drawCaret).mockClear()
  return { field: getByLabelText('name'), pages: getByTestId('pages') }
}
const typeLetter = (field: HTMLElement, data: string, inputType = 'insertText') => {
  fireEvent(field, new InputEvent('input', { bubbles: true, data, inputType }))
  document.dispatchEvent(new Event('selectionchange'))
}

test('the caret behind a typed letter is drawn at once, and again when the pages show the letter', async () => {
  const { field, pages } = await openPages()
  typeLetter(field, '字')
  await rest()
  expect(drawCaret).toHaveBeenCalledTimes(1)
  pages.append(document.createElement('svg'))
  await rest()
  expect(drawCaret).toHaveBeenCalledTimes(2)
})

test('what is drawn in advance is no change of the pages', async () => {
  const { pages } = await openPages()
  const typed = document.createElement('g')
  typed.className = 'page-typed'
  pages.append(typed)
  await rest()
  typed.remove()
  await rest()
  expect(drawCaret).not.toHaveBeenCalled()
})

test('where the pages stay as they are, the caret is drawn without the letter after a while', async () => {
  const { field } = await openPages()
  typeLetter(field, '字')
  await rest()
  vi.mocked(drawCaret).mockClear()
  await vi.advanceTimersByTimeAsync(typedMs)
  expect(drawCaret).toHaveBeenCalledTimes(1)
})

test.each([
  ['a space', ' ', 'insertText'],
  ['a new line', '', 'insertLineBreak'],
])('%s, which the pages may not show, moves the caret at once', async (_, data, inputType) => {
  const { field } = await openPages()
  typeLetter(field, data, inputType)
  await rest()
  expect(drawCaret).toHaveBeenCalledTimes(1)
})

test('a selection that is told again after its frame draws nothing, and a moved caret does', async () => {
  const { field } = await openPages()
  const input = field as HTMLInputElement
  input.focus()
  typeLetter(field, '字')
  await rest()
  vi.mocked(drawCaret).mockClear()
  document.dispatchEvent(new Event('selectionchange'))
  await rest()
  expect(drawCaret).not.toHaveBeenCalled()
  input.value = '姓名'
  input.setSelectionRange(1, 1)
  document.dispatchEvent(new Event('selectionchange'))
  await rest()
  expect(drawCaret).toHaveBeenCalledTimes(1)
})
