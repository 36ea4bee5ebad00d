import type { ItemField } from '#contract/resume/section-kinds'

/** A row of its own; half of one, where there is room; or half of one on a phone as well. */
export type FieldWidth = 'row' | 'half' | 'pair'

const rowFields: readonly ItemField[] = ['link', 'note', 'text']

/** How wide the fields of an entry are in their order: start and end stand in one row, so what would part them has its own. */
export function fieldWidths(fields: readonly ItemField[]): Map<ItemField, FieldWidth> {
  const widths = new Map<ItemField, FieldWidth>()
  const isPeriod = fields.includes('from') && fields.includes('to')
  let halvesInRow = 0
  fields.forEach((field, at) => {
    const isAlone = isPeriod && halvesInRow === 0 && fields[at + 1] === 'from'
    const width = rowFields.includes(field) || isAlone ? 'row' : 'half'
    halvesInRow = width === 'row' ? 0 : (halvesInRow + 1) % 2
    widths.set(field, isPeriod && (field === 'from' || field === 'to') ? 'pair' : width)
  })
  return widths
}
