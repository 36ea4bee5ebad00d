import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import { createPageWriter } from './page-writer'
import { pressPage, type PagePress } from './press-page'

vi.mock('./press-page', () => ({ pressPage: vi.fn() }))
vi.mock('#app/features/editor/page-caret/draw-caret', () => ({ drawCaret: vi.fn() }))

let writer: ReturnType<typeof createPageWriter>
let isOvertaken: (() => boolean) | undefined

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = '<main><input value="产品经理" /><div class="pages"><p>产品经理</p></div></main>'
  const host = document.querySelector<HTMLElement>('.pages')!
  writer = createPageWriter(() => ({ host, store: {} as EditorStore, areas: [] }))
  const slow: PagePress = {
    field: document.querySelector('input')!,
    followLetter: (overtaken) => {
      isOvertaken = overtaken
      return new Promise(() => undefined)
    },
  }
  vi.mocked(pressPage).mockResolvedValue(slow)
  writer.click(page(), 10, 10, 1)
  await vi.waitFor(() => expect(isOvertaken).toBeDefined())
})
afterEach(() => {
  writer.close()
  isOvertaken = undefined
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const page = () => document.querySelector('p')!

test('a caret whose letter is known late goes to it, also after the second of two clicks', () => {
  expect(isOvertaken!()).toBe(false)
  fireEvent.pointerDown(page())
  writer.click(page(), 10, 10, 2)
  expect(isOvertaken!()).toBe(false)
})

test.each([
  ['a key', () => fireEvent.keyDown(document.querySelector('input')!, { key: 'X' })],
  [
    'a letter without a key',
    () => fireEvent(document.querySelector('input')!, new InputEvent('beforeinput', { bubbles: true })),
  ],
  ['a press in the form', () => fireEvent.pointerDown(document.querySelector('input')!)],
  ['another press on the page', () => writer.click(page(), 20, 20, 1)],
])('a caret whose letter is known late stays where it is after %s', (_, act) => {
  act()
  expect(isOvertaken!()).toBe(true)
})
