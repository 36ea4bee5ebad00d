import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { labelTableRows } from './label-table-rows'

const labelled = (...lines: string[]) =>
  labelTableRows(
    lines.map((line) => lineOf(line)),
    'custom',
  ).map(({ plain }) => plain)

test('the rows of a table are labelled by its head', () => {
  expect(labelled('称谓\t姓名\t工作单位及职务', '父亲\t王建国\t某县中学 教师', '母亲\t李梅\t退休')).toEqual([
    '称谓：父亲\t姓名：王建国\t工作单位及职务：某县中学 教师',
    '称谓：母亲\t姓名：李梅\t工作单位及职务：退休',
  ])
})

test.each([
  ['with an empty cell', ['称谓\t姓名\t工作单位及职务', '父亲\t王建国', '母亲\t李梅\t退休']],
  ['with a label that is not known', ['称谓\t姓名\t口味', '父亲\t王建国\t咸']],
  ['without rows', ['称谓\t姓名']],
  ['without a head', ['父亲\t王建国', '母亲\t李梅']],
])('a table %s stays as it is', (_, lines) => {
  expect(labelled(...lines)).toEqual(lines)
})
