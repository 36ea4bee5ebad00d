import { expect, test } from 'vitest'
import { SECTION_FIELDS, SECTION_KINDS, type ItemField } from '#contract/resume/section-kinds'
import { fieldWidths, type FieldWidth } from './field-widths'
import { fieldsToFold } from '#app/features/editor/sections/fields-to-fold'

/** The rows that fields of such widths make in two columns. */
function rowsOf(widths: Map<ItemField, FieldWidth>): ItemField[][] {
  const rows: ItemField[][] = []
  let room = 0
  for (const [field, width] of widths) {
    const columns = width === 'row' ? 2 : 1
    if (columns > room) {
      rows.push([])
      room = 2
    }
    rows.at(-1)!.push(field)
    room -= columns
  }
  return rows
}

test.each(SECTION_KINDS)(
  'in %s start and end stand in one row, whether rare fields are folded or not',
  (kind) => {
    const fields: readonly ItemField[] = SECTION_FIELDS[kind]
    if (!fields.includes('to')) return
    const folded: readonly ItemField[] = fieldsToFold(kind, undefined)
    for (const shown of [fields, fields.filter((field) => !folded.includes(field))])
      expect(rowsOf(fieldWidths(shown))).toContainEqual(['from', 'to'])
  },
)

test('a place that would stand beside the start has a row of its own', () => {
  expect(rowsOf(fieldWidths(SECTION_FIELDS.campus))).toEqual([
    ['title', 'subtitle'],
    ['place'],
    ['from', 'to'],
    ['text'],
  ])
  expect(fieldWidths(SECTION_FIELDS.awards).get('from')).toBe('half')
})
