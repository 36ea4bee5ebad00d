import { emptyItem, emptySection } from '#resume-model/empty-resume'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { SECTION_COLUMNS, SECTION_FIELDS, type SectionKind } from '#contract/resume/section-kinds'
import { placeForSection } from './section-place'

/**
 * The meaning of an editor button, as the value of `<button name="intent">`: `verb:target[:argument]`.
 * The same value works as a posted form without JavaScript and as a click with it.
 */
export type Intent = { verb: string; target: string; argument: string }

export function parseIntent(value: string): Intent {
  const [verb = '', target = '', argument = ''] = value.split(':')
  return { verb, target, argument }
}

type IntentHandler = (resume: Resume, intent: Intent, newId: () => string) => Resume

const intentHandlers: Record<string, IntentHandler> = {
  addSection: (resume, { target }, newId) =>
    Object.hasOwn(SECTION_FIELDS, target)
      ? insertSection(resume, emptySection(target as SectionKind, newId(), newId()))
      : resume,
  removeSection: withSections(without),
  moveSection: withSections(moveByOne),
  placeSection: withSections((sections, intent) => {
    const column = columnOf(intent.argument.split(',')[1])
    return place(column ? setColumn(sections, intent.target, column) : sections, intent)
  }),
  // The second time the template decides again.
  columnSection: withSections((sections, { target, argument }) => {
    const column = columnOf(argument)
    const isSet = sections.some((section) => section.id === target && section.column === column)
    return column ? setColumn(sections, target, isSet ? undefined : column) : sections
  }),
  hideSection: withSections(toggleVisibility),
  keepSection: withSections((sections, { target }) => toggleFlag(sections, target, 'keep')),
  duplicateSection: withSections((sections, { target }, newId) =>
    duplicate(sections, target, (section) => ({
      ...section,
      id: newId(),
      items: section.items.map((item) => ({ ...item, id: newId() })),
    })),
  ),
  addItem: (resume, { target }, newId) => ({
    ...resume,
    sections: resume.sections.map((section) =>
      section.id === target ? { ...section, items: [...section.items, emptyItem(newId())] } : section,
    ),
  }),
  removeItem: withItems(without),
  moveItem: withItems(moveByOne),
  placeItem: withItems(place),
  hideItem: withItems(toggleVisibility),
  duplicateItem: withItems((items, { target }, newId) =>
    duplicate(items, target, (item) => ({ ...item, id: newId() })),
  ),
  breakItem: withItems((items, { target }) => toggleFlag(items, target, 'breakBefore')),
  keepItem: withItems((items, { target }) => toggleFlag(items, target, 'keep')),
  addLink: withBasics((basics, _, newId) => ({
    ...basics,
    links: [...basics.links, { id: newId(), label: '', url: '' }],
  })),
  removeLink: withBasics((basics, intent) => ({ ...basics, links: without(basics.links, intent) })),
  addCustom: withBasics((basics, { target }, newId) => ({
    ...basics,
    custom: [...basics.custom, { id: newId(), label: target, value: '' }],
  })),
  removeCustom: withBasics((basics, intent) => ({ ...basics, custom: without(basics.custom, intent) })),
  removePicture: withItems((items, { target }) => items.map((item) => withPicture(item, target, ''))),
  removePhoto: withBasics((basics) => ({ ...basics, photo: '' })),
}

/**
 * Returns the resume after an intent; the same object when nothing changes, so that no undo step is added.
 */
export function applyIntent(resume: Resume, intent: Intent, newId: () => string): Resume {
  const handler = Object.hasOwn(intentHandlers, intent.verb) ? intentHandlers[intent.verb] : undefined
  const after = handler ? handler(resume, intent, newId) : resume
  return JSON.stringify(after) === JSON.stringify(resume) ? resume : after
}

/**
 * Returns the id to bring into view after an intent: the added one, else the target if it still exists, else
 * ''.
 */
export function focusAfter(before: Resume, after: Resume, { target }: Intent): string {
  const known = new Set(idsOf(before))
  const ids = idsOf(after)
  return ids.find((id) => !known.has(id)) ?? ids.find((id) => id === target) ?? ''
}

function idsOf(resume: Resume): string[] {
  const { links, custom } = resume.basics
  return [
    ...resume.sections.flatMap((s) => [s.id, ...s.items.map((i) => i.id)]),
    ...links.map((l) => l.id),
    ...custom.map((c) => c.id),
  ]
}

function insertSection(resume: Resume, section: Section): Resume {
  return { ...resume, sections: resume.sections.toSpliced(placeForSection(resume, section.kind), 0, section) }
}

function withSections(
  handler: (sections: Section[], intent: Intent, newId: () => string) => Section[],
): IntentHandler {
  return (resume, intent, newId) => ({ ...resume, sections: handler(resume.sections, intent, newId) })
}

function withItems(handler: (items: Item[], intent: Intent, newId: () => string) => Item[]): IntentHandler {
  return withSections((sections, intent, newId) =>
    sections.map((section) =>
      section.items.some((item) => item.id === intent.target)
        ? { ...section, items: handler(section.items, intent, newId) }
        : section,
    ),
  )
}

function withBasics(
  handler: (basics: Resume['basics'], intent: Intent, newId: () => string) => Resume['basics'],
): IntentHandler {
  return (resume, intent, newId) => ({ ...resume, basics: handler(resume.basics, intent, newId) })
}

/** The entry with that picture if it is the one of the id; '' removes it. */
export function withPicture<T extends { id: string; picture?: string | undefined }>(
  entry: T,
  id: string,
  picture: string,
): T {
  if (entry.id !== id) return entry
  const { picture: _, ...rest } = entry
  return (picture ? { ...rest, picture } : rest) as T
}

function without<T extends { id: string }>(list: T[], { target }: Intent): T[] {
  return list.filter(({ id }) => id !== target)
}

function toggleVisibility<T extends { id: string; visible: boolean }>(list: T[], { target }: Intent): T[] {
  return list.map((entry) => (entry.id === target ? { ...entry, visible: !entry.visible } : entry))
}

/** Sets a flag of a section or an entry; the second time removes the property. */
function toggleFlag<F extends string, T extends { id: string } & { [flag in F]?: true | undefined }>(
  list: T[],
  id: string,
  flag: F,
): T[] {
  return list.map((entry) => {
    if (entry.id !== id) return entry
    const { [flag]: isSet, ...rest } = entry
    return (isSet ? rest : { ...rest, [flag]: true }) as T
  })
}

const columnOf = (text: string | undefined) => SECTION_COLUMNS.find((column) => column === text)

function setColumn(sections: Section[], id: string, to: Section['column']): Section[] {
  return sections.map((section) => {
    if (section.id !== id) return section
    const { column: _, ...rest } = section
    return to ? { ...rest, column: to } : rest
  })
}

function moveByOne<T extends { id: string }>(list: T[], { target, argument }: Intent): T[] {
  const from = list.findIndex(({ id }) => id === target)
  return moveToIndex(list, from, from + (argument === 'up' ? -1 : 1))
}

function place<T extends { id: string }>(list: T[], { target, argument }: Intent): T[] {
  const from = list.findIndex(({ id }) => id === target)
  return moveToIndex(list, from, Number.parseInt(argument, 10))
}

function moveToIndex<T>(list: T[], from: number, to: number): T[] {
  const entry = list[from]
  return entry && to in list ? list.toSpliced(from, 1).toSpliced(to, 0, entry) : list
}

function duplicate<T extends { id: string }>(list: T[], id: string, copy: (entry: T) => T): T[] {
  return list.flatMap((entry) => (entry.id === id ? [entry, copy(entry)] : [entry]))
}
