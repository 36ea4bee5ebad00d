import type { Item, Resume, Section } from '#contract/resume/resume'
import { ITEM_TEXT_FIELDS, type ItemTextField } from '#contract/resume/section-kinds'
import { POSITION_FIELD } from './ai-assisted-fields'

/** The name of a field's form control: `sections[0].items[1].text`. Undefined when the field is gone. */
export function formPathOfField({ sections }: Pick<Resume, 'sections'>, field: string): string | undefined {
  if (field === POSITION_FIELD) return field
  const [id, name = ''] = field.split('.')
  const s = sections.findIndex((section) => section.id === id || section.items.some((item) => item.id === id))
  const section = sections[s]
  if (!section) return undefined
  if (section.id === id) return name === 'title' ? `sections[${s}].title` : undefined
  if (!(ITEM_TEXT_FIELDS as readonly string[]).includes(name)) return undefined
  return `sections[${s}].items[${section.items.findIndex((item) => item.id === id)}].${name}`
}

/** The text of a field; undefined when it is gone. */
export function fieldText(resume: Resume, field: string): string | undefined {
  let text: string | undefined
  mapField(resume, field, (currentText) => (text = currentText))
  return text
}

/**
 * A copy with another text in one field; everything else is shared. The same object when the field is gone.
 */
export function setFieldText(resume: Resume, field: string, text: string): Resume {
  return mapField(resume, field, () => text)
}

function mapField(resume: Resume, field: string, change: (text: string) => string): Resume {
  if (formPathOfField(resume, field) === undefined) return resume
  if (field === POSITION_FIELD)
    return { ...resume, intention: { ...resume.intention, position: change(resume.intention.position) } }
  const [id, name] = field.split('.') as [string, ItemTextField]
  const updateItem = (item: Item) => (item.id === id ? { ...item, [name]: change(item[name]) } : item)
  const updateSection = (section: Section): Section => {
    if (section.id === id) return { ...section, title: change(section.title) }
    if (!section.items.some((item) => item.id === id)) return section
    return { ...section, items: section.items.map(updateItem) }
  }
  return { ...resume, sections: resume.sections.map(updateSection) }
}
