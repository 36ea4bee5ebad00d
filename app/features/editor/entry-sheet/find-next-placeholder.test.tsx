import { beforeEach, expect, test } from 'vitest'
import { findFirstPlaceholder, findInRound, newRound, selectPlace, type Round } from './find-next-placeholder'

let round: Round
const entry = () => document.querySelector('details')!
const textOf = (place = findInRound(entry(), round)) =>
  place && ('range' in place ? place.range.toString() : place.field.value.slice(place.from, place.to))
function goOn() {
  const place = findInRound(entry(), round)
  if (place) selectPlace(place, entry(), { top: -9, bottom: 9 })
  return place && textOf(place)
}
const focusField = (at: number) => document.querySelectorAll('input')[at]!.focus()

beforeEach(() => {
  round = newRound()
  document.body.innerHTML = `<details open><summary></summary>
    <input type="hidden" value="〔无〕"><input id="title" value="〔公司全称〕"><input value="会计">
    <div contenteditable="true" tabindex="0"><p>整理〔12〕份，差错〔0〕份</p></div></details>`
})

test('goes from one placeholder to the next, until all were seen', () => {
  expect([goOn(), goOn(), goOn(), goOn()]).toEqual(['〔公司全称〕', '〔12〕', '〔0〕', undefined])
  expect(textOf(findFirstPlaceholder(entry()))).toBe('〔公司全称〕')
})

test('goes on behind the caret, and behind the last one with those above it', () => {
  focusField(2)
  expect([goOn(), goOn(), goOn(), goOn()]).toEqual(['〔12〕', '〔0〕', '〔公司全称〕', undefined])
})

test('of two with the same words above the caret, both are gone to', () => {
  document.querySelector<HTMLInputElement>('#title')!.value = '〔3〕人〔3〕年'
  focusField(2)
  const seen = [goOn(), goOn(), goOn(), goOn()]
  expect(seen).toEqual(['〔12〕', '〔0〕', '〔3〕', '〔3〕'])
  expect(document.querySelector<HTMLInputElement>('#title')!.selectionStart).toBe(4)
})

test('goes once more to those that were passed over, when one was filled in since', () => {
  expect([goOn(), goOn()]).toEqual(['〔公司全称〕', '〔12〕'])
  const line = document.querySelector('p')!
  line.textContent = '整理 9 份，差错〔0〕份'
  getSelection()!.collapse(line.firstChild, 4)
  expect([goOn(), goOn()]).toEqual(['〔0〕', '〔公司全称〕'])
})

test('finds nothing where all is filled in, and not the one that is selected alone', () => {
  document.querySelector('[contenteditable]')!.remove()
  expect(goOn()).toBe('〔公司全称〕')
  expect(findFirstPlaceholder(entry())).toBeUndefined()
  document.querySelector<HTMLInputElement>('#title')!.value = '甲公司'
  expect(textOf()).toBeUndefined()
})
