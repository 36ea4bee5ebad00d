import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { selectPlaceholdersIn } from './select-placeholders'

let field: HTMLInputElement
let other: HTMLInputElement
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  const form = document.body.appendChild(document.createElement('form'))
  form.innerHTML = '<input name="school"><input name="major"><input type="checkbox">'
  ;[field, other] = [...form.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  stop = selectPlaceholdersIn(form)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const selected = () => field.value.slice(field.selectionStart!, field.selectionEnd!)

/** As browsers do: the focus, then the caret, then the click. */
function press(at: number, to = at, detail = 1) {
  field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  field.focus()
  vi.runAllTimers()
  field.setSelectionRange(at, to)
  field.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
}
function focus(at: number, to = at) {
  field.focus()
  field.setSelectionRange(at, to)
  vi.runAllTimers()
}

test.each([0, 3, 6])('a press at letter %i of a placeholder selects it whole', (at) => {
  field.value = '〔学校全称〕'
  press(at)
  expect(selected()).toBe('〔学校全称〕')
})

test('a press outside a placeholder puts the caret', () => {
  field.value = '湖北〔专业〕'
  press(1)
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 1])
})

test('of several placeholders the pressed one is selected', () => {
  field.value = '〔城市〕的〔学校〕'
  press(7)
  expect(selected()).toBe('〔学校〕')
  press(2)
  expect(selected()).toBe('〔城市〕')
})

test('another press puts the caret, until the field has been left', () => {
  field.value = '〔学校全称〕'
  press(3)
  press(3)
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3])
  press(6)
  expect(field.selectionStart).toBe(6)
  other.focus()
  press(3)
  expect(selected()).toBe('〔学校全称〕')
})

test('a double press selects all of a placeholder, a dragged selection stays', () => {
  field.value = '〔学校全称〕'
  press(3)
  press(1, 3, 2)
  expect(selected()).toBe('〔学校全称〕')
  press(1, 3)
  expect(selected()).toBe('学校')
})

test('a focus without a press selects the placeholder at the caret, and no other text', () => {
  field.value = '〔学校全称〕'
  focus(6)
  expect(selected()).toBe('〔学校全称〕')
  other.focus()
  field.value = '湖北经济学院'
  focus(2)
  expect(selected()).toBe('')
})

test('what the Tab key has selected counts as offered: a press then puts the caret', () => {
  field.value = '〔学校全称〕'
  focus(0, 6)
  press(3)
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3])
})

test('nothing is selected in a field that was left at once', () => {
  field.value = '〔学校全称〕'
  field.focus()
  field.setSelectionRange(2, 2)
  other.focus()
  vi.runAllTimers()
  expect(selected()).toBe('')
})

describe('a key that would take a bracket', () => {
  const deleted: string[] = []
  beforeEach(() => {
    deleted.length = 0
    document.execCommand = (command) => {
      deleted.push(`${command} ${selected()}`)
      return true
    }
  })
  function pressKey(inputType: string, at: number, to = at) {
    field.focus()
    field.setSelectionRange(at, to)
    const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true })
    field.dispatchEvent(event)
    return event.defaultPrevented
  }

  test.each([
    ['deleteContentBackward', 6],
    ['deleteContentForward', 2],
  ])('takes the whole placeholder: %s at %i', (inputType, at) => {
    field.value = '湖北〔专业〕班'
    expect(pressKey(inputType, at)).toBe(true)
    expect(deleted).toEqual(['delete 〔专业〕'])
  })

  test.each([
    ['deleteContentBackward', 4],
    ['deleteContentBackward', 2],
    ['deleteContentForward', 6],
    ['insertText', 6],
  ])('is one of the text elsewhere: %s at %i', (inputType, at) => {
    field.value = '湖北〔专业〕班'
    expect(pressKey(inputType, at)).toBe(false)
    expect(deleted).toEqual([])
  })

  test('takes what is selected, and no more', () => {
    field.value = '湖北〔专业〕班'
    expect(pressKey('deleteContentBackward', 0, 6)).toBe(false)
  })
})
