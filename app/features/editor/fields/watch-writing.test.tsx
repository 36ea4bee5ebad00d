import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorStore, type EditorStore } from '#app/features/editor/state/editor-store'
import { buildResume } from '#tests/fixtures/resume-builders'
import { watchWriting } from './watch-writing'

let store: EditorStore
let field: HTMLInputElement
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  const form = document.body.appendChild(document.createElement('form'))
  field = form.appendChild(document.createElement('input'))
  store = createEditorStore(buildResume())
  stop = watchWriting(form, store)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

const said = () => Object.keys(store.getState().problems)
const fire = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))

test('what is found while somebody writes is said once they have left the field', () => {
  fire('input')
  store.getState().takeProblems({ 'basics.birth': 'month' })
  expect([said(), store.getState().foundProblems]).toEqual([[], { 'basics.birth': 'month' }])
  fire('focusout')
  expect(said()).toEqual(['basics.birth'])
})

test('what was said already stays while it is corrected, and goes once it is', () => {
  store.getState().takeProblems({ 'basics.birth': 'month' })
  fire('input')
  store.getState().takeProblems({ 'basics.birth': 'month', 'basics.email': 'email' })
  expect(said()).toEqual(['basics.birth'])
  store.getState().takeProblems({})
  expect(said()).toEqual([])
})

test('a press that leaves the field is over before anything is said', () => {
  fire('input')
  store.getState().takeProblems({ 'basics.birth': 'month' })
  fire('pointerdown')
  fire('focusout')
  expect(said()).toEqual([])
  fire('pointerup')
  expect(said()).toEqual([])
  vi.runAllTimers()
  expect(said()).toEqual(['basics.birth'])
})

test('whoever writes on in another field meanwhile is not interrupted', () => {
  fire('input')
  fire('pointerdown')
  fire('focusout')
  fire('input')
  fire('pointerup')
  vi.runAllTimers()
  store.getState().takeProblems({ 'basics.birth': 'month' })
  expect(said()).toEqual([])
})
