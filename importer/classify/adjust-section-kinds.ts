import { ITEM_FIELDS, SECTION_FIELDS, type ItemField } from '#contract/resume/section-kinds'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { defaultSectionTitle } from './section-headings'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'

/**
 * Gives each section a kind that shows everything that was parsed into it: a hidden field becomes the note
 * where that fits on a line, otherwise the section becomes a custom one, which shows nearly everything.
 */
export function adjustSectionKinds(resume: Resume): Resume {
  return {
    ...resume,
    sections: resume.sections.map((section) => adjustSectionKind(section, resume.style.headings)),
  }
}

function adjustSectionKind(section: Section, language: 'zh' | 'en'): Section {
  if (section.items.every((item) => undisplayedFields(section.kind, item).length === 0)) return section
  const sectionWithNotes = {
    ...section,
    items: section.items.map((item) => moveTextToNote(section.kind, item)),
  }
  if (sectionWithNotes.items.every((item) => undisplayedFields(section.kind, item).length === 0))
    return sectionWithNotes
  const title = section.title || defaultSectionTitle(section.kind, language)
  return { ...section, kind: 'custom', title, items: section.items.map(moveNoteToText) }
}

function undisplayedFields(kind: Section['kind'], item: Item): ItemField[] {
  const displayedFields: readonly ItemField[] = SECTION_FIELDS[kind]
  return ITEM_FIELDS.filter((field) => item[field] !== '' && !displayedFields.includes(field))
}

function moveTextToNote(kind: Section['kind'], item: Item): Item {
  const fields = undisplayedFields(kind, item)
  const isShort =
    fields.join() === 'text' && !/[\n*_<[\\]/.test(item.text) && `${item.note} ${item.text}`.length <= 400
  const showsNote = (SECTION_FIELDS[kind] as readonly string[]).includes('note')
  if (!isShort || !showsNote) return item
  return { ...item, note: [item.note, item.text].filter(Boolean).join(' '), text: '' }
}

/** The note is the one field that a custom section does not show. */
function moveNoteToText(item: Item): Item {
  if (item.note === '') return item
  return { ...item, note: '', text: [escapeMarkdown(item.note), item.text].filter(Boolean).join('\n\n') }
}
