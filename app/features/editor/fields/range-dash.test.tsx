import { afterEach, expect, test } from 'vitest'
import { endFieldAfterDash } from './range-dash'

afterEach(() => document.body.replaceChildren())

function startField(value: string, name = 'sections[0].items[0].from'): HTMLInputElement {
  const fields = [name, 'sections[0].items[0].to'].map((one) =>
    Object.assign(document.createElement('input'), { name: one, id: `f-${one}` }),
  )
  document.body.append(...fields)
  fields[0]!.value = value
  fields[0]!.setSelectionRange(value.length, value.length)
  return fields[0]!
}

test.each([
  ['2021.07', '-'],
  ['2021-07', '-'],
  ['202107', '–'],
  ['2021年7月', '至'],
])('behind the whole month %s, %s goes on in the end', (value, typed) => {
  expect(endFieldAfterDash(startField(value), typed)?.id).toBe('f-sections[0].items[0].to')
})

test.each([
  ['a year', '2021', '-'],
  ['nothing', '', '-'],
  ['a month, with another letter', '2021.07', '.'],
  ['the present', '至今', '-'],
])('behind %s a dash is a letter like others', (_, value, typed) => {
  expect(endFieldAfterDash(startField(value), typed)).toBeUndefined()
})

test('a dash within the start, and one in the end, are letters like others', () => {
  const start = startField('2021.07')
  start.setSelectionRange(4, 4)
  expect(endFieldAfterDash(start, '-')).toBeUndefined()
  expect(endFieldAfterDash(document.getElementById('f-sections[0].items[0].to')!, '-')).toBeUndefined()
})
