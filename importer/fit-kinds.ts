import { ITEM_FIELDS, SECTION_KINDS, type ItemField } from '#contract/section-kinds'
import type { Item, Resume, Section } from '#contract/resume'
import { ownName } from './known-sections'
import { escapeMarks } from './line'

/**
 * Sections whose kind shows all that was read for them: what a kind does not show becomes its note where that fits on a
 * line, else the section becomes one of the owner's own, which shows nearly everything.
 */
export function fitKinds(resume: Resume): Resume {
  return { ...resume, sections: resume.sections.map((section) => fitKind(section, resume.style.headings)) }
}

function fitKind(section: Section, language: 'zh' | 'en'): Section {
  if (section.items.every((item) => hidden(section.kind, item).length === 0)) return section
  const noted = { ...section, items: section.items.map((item) => inNote(section.kind, item)) }
  if (noted.items.every((item) => hidden(section.kind, item).length === 0)) return noted
  const title = section.title || ownName(section.kind, language)
  return { ...section, kind: 'custom', title, items: section.items.map(inText) }
}

function hidden(kind: Section['kind'], item: Item): ItemField[] {
  const shown: readonly ItemField[] = SECTION_KINDS[kind]
  return ITEM_FIELDS.filter((field) => item[field] !== '' && !shown.includes(field))
}

function inNote(kind: Section['kind'], item: Item): Item {
  const fields = hidden(kind, item)
  const isShort =
    fields.join() === 'text' && !/[\n*_<[\\]/.test(item.text) && `${item.note} ${item.text}`.length <= 400
  const showsNote = (SECTION_KINDS[kind] as readonly string[]).includes('note')
  if (!isShort || !showsNote) return item
  return { ...item, note: [item.note, item.text].filter(Boolean).join(' '), text: '' }
}

/** A note is the one thing a section of the owner's own does not show. */
function inText(item: Item): Item {
  if (item.note === '') return item
  return { ...item, note: '', text: [escapeMarks(item.note), item.text].filter(Boolean).join('\n\n') }
}
