import type { Item, Resume } from '#contract/resume/resume'
import { aiAssistedFields, POSITION_FIELD } from './ai-assisted-fields'
import { formPathOfField } from './proposal-fields'

/** Marks or unmarks a field as written by AI; an unmarked field has no flag at all. */
export function markAiAssisted(resume: Resume, field: string, isAssisted: boolean): Resume {
  if (formPathOfField(resume, field) === undefined || aiAssistedFields(resume).includes(field) === isAssisted)
    return resume
  if (field === POSITION_FIELD) return withAssistedFlag(resume, isAssisted)
  const [id, name] = field.split('.') as [string, NonNullable<Item['assisted']>[number]]
  const updateItem = (item: Item): Item => {
    if (item.id !== id) return item
    const { assisted = [], ...rest } = item
    const names = isAssisted ? [...assisted, name] : assisted.filter((existing) => existing !== name)
    return names.length > 0 ? { ...rest, assisted: names } : rest
  }
  const sections = resume.sections.map((section) =>
    section.id === id
      ? withAssistedFlag(section, isAssisted)
      : { ...section, items: section.items.map(updateItem) },
  )
  return { ...resume, sections }
}

function withAssistedFlag<T extends { assisted?: true }>(part: T, isAssisted: boolean): T {
  const { assisted: _, ...rest } = part
  return (isAssisted ? { ...rest, assisted: true } : rest) as T
}
