import { beforeEach, expect, test, vi } from 'vitest'
import { scrollToField } from './scroll-to-field'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.animate = vi.fn()
})

test('the caret of a field that is led to is behind its text, also where it was in the middle before', () => {
  document.body.innerHTML = '<input id="f-basics.phone" type="tel" value="1386712345">'
  const phone = document.querySelector('input')!
  phone.setSelectionRange(5, 5)
  scrollToField('basics.phone', 'basics')
  expect(document.activeElement).toBe(phone)
  expect(phone.selectionStart).toBe(10)
})

test('a field that has no caret that can be set is focused all the same', () => {
  document.body.innerHTML = '<input id="f-basics.email" type="email" value="a@example.com">'
  scrollToField('basics.email', 'basics')
  expect(document.activeElement).toBe(document.querySelector('input'))
})
