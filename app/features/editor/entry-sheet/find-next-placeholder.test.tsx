import { beforeEach, expect, test } from 'vitest'
import { findFirstPlaceholder, findNextPlaceholder, selectPlace } from './find-next-placeholder'

const entry = () => document.querySelector('details')!
const textOf = (place = findNextPlaceholder(entry())) =>
  place && ('range' in place ? place.range.toString() : place.field.value.slice(place.from, place.to))
function goOn() {
  const place = findNextPlaceholder(entry())
  if (place) selectPlace(place, entry(), { top: -9, bottom: 9 })
  return textOf(place)
}

beforeEach(() => {
  document.body.innerHTML = `<details open><summary></summary>
    <input type="hidden" value="〔无〕"><input id="title" value="〔公司全称〕"><input value="会计">
    <div contenteditable="true" tabindex="0"><p>整理〔12〕份，差错〔0〕份</p></div></details>`
})

test('goes from one placeholder to the next, until behind the last', () => {
  expect([goOn(), goOn(), goOn(), goOn()]).toEqual(['〔公司全称〕', '〔12〕', '〔0〕', undefined])
  expect(textOf(findFirstPlaceholder(entry()))).toBe('〔公司全称〕')
})

test('goes on behind the caret', () => {
  document.querySelectorAll('input')[2]!.focus()
  expect(textOf()).toBe('〔12〕')
})

test('finds nothing where all is filled in, and not the one that is selected alone', () => {
  document.querySelector('[contenteditable]')!.remove()
  expect(goOn()).toBe('〔公司全称〕')
  expect(findFirstPlaceholder(entry())).toBeUndefined()
  document.querySelector<HTMLInputElement>('#title')!.value = '甲公司'
  expect(textOf()).toBeUndefined()
})
