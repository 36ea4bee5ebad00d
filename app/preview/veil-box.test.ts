import { expect, test } from 'vitest'
import type { PageArea } from './preview-protocol'
import { areaOfLabelAt, veilBox } from './veil-box'

const name: PageArea = ['basics', 1, 50, 20, 400, 20]
const salary: PageArea = ['intention', 1, 100, 60, 40, 12]
const status: PageArea = ['intention', 1, 220, 60, 40, 12]
const below: PageArea = ['facts', 1, 50, 73, 400, 12]
const page = [name, salary, status, below]
const ids = ['basics', 'intention', 'facts']

test.each([
  ['a value with its label, from the margin', salary, page, ids, [47, 57, 96, 18]],
  ['a value with its label, behind the value before', status, page, ids, [137, 57, 126, 18]],
  ['a whole row as it is', below, page, ids, [47, 70, 406, 18]],
  ['a part without labels', name, page, ids, [47, 17, 406, 26]],
  ['not what is one’s own below', salary, page, ['basics', 'intention'], [47, 57, 96, 16]],
  [
    'what is light on dark exactly',
    ['basics', 1, 50, 20, 400, 20, true] as PageArea,
    page,
    ids,
    [50, 20, 400, 20],
  ],
])('the veil covers %s', (_, area, onPage, veiled, [x, y, width, height]) => {
  expect(veilBox(area, onPage, veiled)).toEqual({ x, y, width, height })
})

test.each([
  ['on the label', 1, 60, 105, 'intention'],
  ['on the label of the second value of a row', 1, 180, 105, 'facts'],
  ['on another page', 2, 60, 105, undefined],
  ['under the row', 1, 60, 140, undefined],
  ['too far before it', 1, 5, 105, undefined],
])('of a point %s the part of the head is found', (_, page, x, y, id) => {
  const areas: PageArea[] = [
    ['intention', 1, 90, 100, 60, 12],
    ['facts', 1, 220, 100, 60, 12],
    ['s1', 1, 90, 160, 300, 200],
  ]
  expect(areaOfLabelAt(areas, { page, x, y })?.[0]).toBe(id)
})
