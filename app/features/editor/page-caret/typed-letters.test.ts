import { beforeEach, expect, test, vi } from 'vitest'
import { noteTyped, typedIn, typedMs } from './typed-letters'

const field = new EventTarget()
const input = (data: string | null, inputType = 'insertText', isComposing = false) =>
  noteTyped({ target: field, data, inputType, isComposing } as unknown as InputEvent)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  input(null, 'deleteContentBackward')
})

test('letters typed one after another are known together, in their field alone', () => {
  for (const letter of ['a', ' ', 'b']) input(letter)
  expect(typedIn(field)).toBe('a b')
  expect(typedIn(new EventTarget())).toBe('')
})

test.each([
  ['a deletion', null, 'deleteContentBackward', false],
  ['a new line', null, 'insertParagraph', false],
  ['a letter that is being composed', '中', 'insertCompositionText', true],
])('%s ends them', (_, data, inputType, isComposing) => {
  input('a')
  input(data, inputType, isComposing)
  expect(typedIn(field)).toBe('')
})

test('letters that the pages have not shown after a while are no longer typed in advance', () => {
  input('a')
  vi.advanceTimersByTime(typedMs)
  expect(typedIn(field)).toBe('')
})
