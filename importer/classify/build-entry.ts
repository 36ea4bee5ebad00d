import { emptyItem } from '#resume-model/empty-resume'
import { placeHeading } from '#resume-model/lines/place-heading'
import type { Item, Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { characterCount, type Line } from '../line'

const maxHeadingLength = 120

/**
 * Puts text into an entry: into a field that its kind of section shows, otherwise into its text, so that
 * nothing is lost.
 */
export function createEntry(section: Section, id: string): Item {
  const item = emptyItem(id)
  section.items.push(item)
  return item
}

/** Appends a line to an entry's text; a line that does not fit starts another entry. */
export function appendText(section: Section, item: Item, markdown: string, startsParagraph: boolean): Item {
  const between = item.text === '' ? '' : startsParagraph ? '\n\n' : '\n'
  if (characterCount(item.text) + characterCount(between) + characterCount(markdown) <= ResumeLimits.text) {
    item.text += between + markdown
    return item
  }
  const next = item.text === '' ? item : createEntry(section, `${item.id}x`)
  const characters = [...markdown]
  next.text = characters.slice(0, ResumeLimits.text).join('')
  const remainder = characters.slice(ResumeLimits.text).join('')
  return remainder === '' ? next : appendText(section, createEntry(section, `${next.id}x`), remainder, false)
}

/** Puts an entry's heading into its fields, and what no field takes into its text, so that nothing is lost. */
export function parseEntryHeading(section: Section, item: Item, line: Line, withTitle: boolean): void {
  for (const part of placeHeading(section.kind, item, line.plain, withTitle))
    appendText(section, item, escapeMarkdown(part), false)
}

export const canBeHeading = ({ plain, isListItem }: Line) =>
  !isListItem && characterCount(plain) <= maxHeadingLength
