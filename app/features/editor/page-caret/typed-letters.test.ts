import { beforeEach, expect, test, vi } from 'vitest'
import { noteComposed, noteTyped, typedIn, typedMs } from './typed-letters'

const field = new EventTarget()
const input = (data: string | null, inputType = 'insertText', isComposing = false) =>
  noteTyped({ target: field, data, inputType, isComposing } as unknown as InputEvent)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  input(null, 'deleteContentBackward')
})

test('letters typed one after another are known together, in their field alone', () => {
  for (const letter of ['a', ' ', 'b']) input(letter)
  expect(typedIn(field)).toEqual(['a', ' ', 'b'])
  expect(typedIn(new EventTarget())).toEqual([])
})

test.each([
  ['a deletion', null, 'deleteContentBackward', false],
  ['a new line', null, 'insertParagraph', false],
])('%s ends them', (_, data, inputType, isComposing) => {
  input('a')
  input(data, inputType, isComposing)
  expect(typedIn(field)).toEqual([])
})

test('letters that the pages have not shown after a while are no longer typed in advance', () => {
  input('a')
  vi.advanceTimersByTime(typedMs)
  expect(typedIn(field)).toEqual([])
})

test('a word of an input method is one part, whether its last input comes before or behind its end', () => {
  input('a')
  input('zhong', 'insertCompositionText', true)
  expect(typedIn(field)).toEqual(['a'])
  noteComposed({ target: field, data: '中国' } as unknown as CompositionEvent)
  input('中国', 'insertCompositionText')
  expect(typedIn(field)).toEqual(['a', '中国'])
})

test('an input method that wrote nothing leaves what was typed before it', () => {
  input('a')
  noteComposed({ target: field, data: '' } as unknown as CompositionEvent)
  expect(typedIn(field)).toEqual(['a'])
})
