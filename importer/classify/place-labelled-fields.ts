import type { Item, Section } from '#contract/resume/resume'
import { findDates } from '#resume-model/lines/find-dates'
import { hasField, setFieldIfFree } from '#resume-model/lines/place-heading'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { appendText } from './build-entry'
import { normalizeDates } from './normalize-dates'
import type { LabelledField } from './entry-labels'

/**
 * Puts labelled fields into an entry, and opens the next one when a label comes again. What no field takes becomes a line of
 * text with its label.
 */
export function placeLabelledFields(
  section: Section,
  entry: Item | undefined,
  fields: readonly LabelledField[],
  open: () => Item,
): Item {
  const namesNext =
    entry !== undefined && entry.title !== '' && fields.some(({ target }) => target === 'title')
  let current = entry === undefined || namesNext ? open() : entry
  for (const field of fields) {
    if (startsNext(current, field)) current = open()
    if (!placeField(section, current, field)) {
      const text = field.value === '' ? `${field.label}：` : `${field.label}：${field.value}`
      current = appendText(section, current, escapeMarkdown(text), false)
    }
  }
  return current
}

/** A second name, or second dates, or a name after the text: the next entry. */
function startsNext(entry: Item, { target }: LabelledField): boolean {
  if (target === 'dates') return entry.from !== '' || entry.text !== ''
  if (target === 'title') return entry.title !== '' || entry.text !== ''
  return target !== 'text' && target !== 'note' && target !== 'link' && entry.text !== ''
}

function placeField(section: Section, entry: Item, { target, value }: LabelledField): boolean {
  if (target === 'dates') {
    const dates = findDates(normalizeDates(value))
    if (!dates || dates.rest.trim() !== '' || !hasField(section.kind, 'from')) return false
    if (dates.to !== '' && !hasField(section.kind, 'to')) return false
    Object.assign(entry, { from: dates.from, to: dates.to })
    return true
  }
  // A label alone heads the text that follows.
  if (target === 'text') {
    if (value !== '') appendText(section, entry, escapeMarkdown(value), entry.text !== '')
    return value !== '' || entry.text === ''
  }
  return setFieldIfFree(section.kind, entry, target, value)
}
