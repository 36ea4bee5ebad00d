import type { Item, Section } from '#contract/resume/resume'
import { hasDate } from '#resume-model/lines/find-dates'
import { setFieldIfFree } from '#resume-model/lines/place-heading'
import { degreePattern } from '#resume-model/lines/recognise-part'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { characterCount, type Line } from '../line'
import { appendText } from './build-entry'
import { addressOf, isAddress } from './entry-starts'
import { fieldOfLineBelow } from './known-parts'
import { organisation } from './organisation'
import { isPlace } from './place-names'

const mostCharacters = 60
/** Signs of text, not of a name. */
const isText = (part: string) => /[、，,。；;:：]|\d{2}/u.test(part) || characterCount(part) > 20

/**
 * Whether the line below a heading that has name and dates says the rest of it: `平台部` and `杭州` with a gap between, a place or a
 * degree alone.
 */
export function isSecondLine({ kind }: Section, entry: Item, { plain, isListItem, level }: Line): boolean {
  if (isListItem || level > 0 || entry.title === '' || entry.from === '' || entry.text !== '') return false
  const text = plain.trim()
  if (characterCount(text) > mostCharacters || hasDate(text)) return false
  const parts = splitLineIntoParts(text)
  // A name: the heading is not what it seems to be.
  if (parts.length > 1 && organisation.test(parts[0]!)) return false
  const isKnown = parts.some((part) => isPlace(part) || isAddress(part) || isDegree(kind, part))
  if (parts.length === 1) {
    const field = fieldOfLineBelow(kind, text)
    return (isKnown && !isAddress(text)) || (field !== undefined && entry[field] === '')
  }
  // Sections of one's own have fields for anything: only what is known says that this is no text.
  return (isKnown || kind !== 'custom') && /\t| {2}/.test(text) && !/[。；;]$/u.test(text)
}

const isDegree = (kind: Section['kind'], part: string) =>
  kind === 'education' && characterCount(part) <= 12 && degreePattern.test(part)

/** Puts the parts of such a line into the fields that are free, and the others into the text. */
export function placeSecondLine(section: Section, entry: Item, { plain }: Line): void {
  const { kind } = section
  const parts = splitLineIntoParts(plain)
  const saysStudy = parts.length > 1 && parts.findIndex((part) => isDegree(kind, part)) === 1
  // The field of study stands with the degree: what stands beside the school is a part of it.
  if (saysStudy && entry.subtitle !== '' && setFieldIfFree(kind, entry, 'place', entry.subtitle))
    entry.subtitle = ''
  for (const part of parts) {
    const known = parts.length === 1 ? fieldOfLineBelow(kind, part) : undefined
    const isPlaced =
      (known && setFieldIfFree(kind, entry, known, part)) ||
      (isPlace(part) && setFieldIfFree(kind, entry, 'place', part)) ||
      (isAddress(part) && setFieldIfFree(kind, entry, 'link', addressOf(part))) ||
      (isDegree(kind, part) && setFieldIfFree(kind, entry, 'tag', part)) ||
      (!isText(part) &&
        (['subtitle', 'tag', 'place'] as const).some((field) => setFieldIfFree(kind, entry, field, part)))
    if (!isPlaced) appendText(section, entry, escapeMarkdown(part), false)
  }
}
