import type { Item } from '#contract/resume/resume'
import { ITEM_TEXT_FIELDS, type ItemTextField } from '#contract/resume/section-kinds'
import { mapSides } from './merge-list'
import { mergeMark } from './merge-mark'
import { settle, wholePart, type MergeContext, type Sides } from './merge-context'
import { mergeRecord, type PartMerger } from './merge-record'
import { mergeText } from './merge-text'

const mergers: Record<string, PartMerger> = {
  text: (context, path, sides) => mergeText(context, path, sides as Sides<string>),
  // Follows the texts (mergeAssisted).
  assisted: () => undefined,
}

/** Merges an entry field by field. */
export function mergeItem(context: MergeContext, path: readonly string[], sides: Sides<Item>): Item {
  const whole = wholePart(context, sides)
  if (whole) return whole
  const inFields = { ...context, conflicts: [] }
  const item = mergeRecord(inFields, path, sides, mergers)
  const isDate = (conflict: { path: readonly string[] }) => ['from', 'to'].includes(conflict.path.at(-1)!)
  const { mine, theirs } = sides
  const others = inFields.conflicts.filter((conflict) => !isDate(conflict))
  context.conflicts.push(...others)
  const areDatesApart = others.length < inFields.conflicts.length
  const dated =
    areDatesApart || isOutOfOrder(item, mine, theirs) ? mergeDates(context, path, item, sides) : item
  const assisted = ITEM_TEXT_FIELDS.filter((name) => isAssisted(context, name, dated, sides))
  return assisted.length > 0 ? { ...dated, assisted } : dated
}

/** The two dates belong together: one of each side may be a time that ends before it begins. */
function mergeDates(context: MergeContext, path: readonly string[], item: Item, sides: Sides<Item>): Item {
  const datesOf = (side: Item | undefined) => ({ from: side?.from ?? '', to: side?.to ?? '' })
  const { base, mine, theirs } = sides
  const conflict = { base: base && datesOf(base), mine: datesOf(mine), theirs: datesOf(theirs) }
  const chosen = settle(context, { path: [...path, 'dates'], ...conflict })
  return { ...item, ...(chosen === 'theirs' ? conflict.theirs : conflict.mine) }
}

const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text)
const endsBeforeStart = ({ from, to }: Item) => isMonth(from) && isMonth(to) && to < from

function isOutOfOrder(item: Item, mine?: Item, theirs?: Item): boolean {
  return endsBeforeStart(item) && ![mine, theirs].some((side) => side && endsBeforeStart(side))
}

/** A text stays marked as written by AI on the side it comes from. */
function isAssisted(context: MergeContext, name: ItemTextField, item: Item, sides: Sides<Item>): boolean {
  const parts = mapSides(sides, (side) => ({
    text: side?.[name],
    isMarked: side?.assisted?.includes(name) ?? false,
  }))
  return mergeMark(context, item[name], parts)
}
