import type { Item } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { SECTION_FIELDS, type ItemField, type SectionKind } from '#contract/resume/section-kinds'
import { findDates } from './find-dates'
import { cityPattern, degreePattern, gradePattern, levelPattern } from './recognise-part'
import { splitLineIntoParts } from './split-line'

const maxNoteLength = 500

export function hasField(kind: SectionKind, field: ItemField): boolean {
  return (SECTION_FIELDS[kind] as readonly ItemField[]).includes(field)
}

/** Sets a field if the kind of section shows it, it is empty, and the text fits. @returns whether it was set */
export function setFieldIfFree(
  kind: SectionKind,
  item: Item,
  field: Exclude<ItemField, 'text'>,
  text: string,
): boolean {
  const maxLength = field === 'link' || field === 'note' ? maxNoteLength : ResumeLimits.line
  if (!hasField(kind, field) || item[field] !== '' || text === '' || [...text].length > maxLength)
    return false
  item[field] = text
  return true
}

/** Moves a URL at the end of a text to the entry's link field, if it has one. @returns the remaining text */
export function extractTrailingUrl(kind: SectionKind, item: Item, text: string): string {
  const last = text.split(/[\s<>]/).at(-1)!
  const [address = ''] = /https?:\/\/.+/i.exec(last) ?? []
  const isStored = address !== '' && setFieldIfFree(kind, item, 'link', address)
  return isStored ? text.slice(0, -address.length).trimEnd() : text
}

/**
 * Puts an entry's heading into its empty fields: the dates, then the parts by their meaning, otherwise in the usual order.
 * @param withTitle the title is also expected in this line
 * @returns the parts that no field takes
 */
export function placeHeading(kind: SectionKind, item: Item, heading: string, withTitle: boolean): string[] {
  const dates = hasField(kind, 'from') && item.from === '' ? findDates(heading) : undefined
  const hasUsableDates = dates && (dates.to === '' || hasField(kind, 'to'))
  if (hasUsableDates) {
    item.from = dates.from
    item.to = dates.to
  }
  const parts = splitLineIntoParts(hasUsableDates ? dates.rest : heading)
    .map((part) => extractTrailingUrl(kind, item, part))
    .filter((part) => part !== '')
  if (withTitle && parts.length > 0 && setFieldIfFree(kind, item, 'title', parts[0]!)) parts.shift()
  const unclassified = parts.filter((part) => {
    if (degreePattern.test(part) && setFieldIfFree(kind, item, 'tag', part)) return false
    if (cityPattern.test(part) && setFieldIfFree(kind, item, 'place', part)) return false
    if (kind === 'awards' && levelPattern.test(part) && setFieldIfFree(kind, item, 'tag', part)) return false
    if (gradePattern.test(part) && setFieldIfFree(kind, item, 'note', part)) return false
    return true
  })
  return unclassified.filter((part) => {
    if ((['subtitle', 'tag', 'place'] as const).some((one) => setFieldIfFree(kind, item, one, part)))
      return false
    const note = item.note === '' ? part : `${item.note} ${part}`
    if (!hasField(kind, 'note') || [...note].length > maxNoteLength) return true
    item.note = note
    return false
  })
}
