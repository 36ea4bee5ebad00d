import { emptyItem, emptySection } from '#contract/new-resume'
import type { Item, Resume, Section } from '#contract/resume'
import { SECTION_KINDS, type SectionKind } from '#contract/section-kinds'

/**
 * What an editor's button means, as the value of `<button name="intent">`: `verb:target[:argument]`.
 * The same words work as a posted form without JavaScript and as a click with it.
 */
export type Intent = { verb: string; target: string; argument: string }

export function readIntent(value: string): Intent {
  const [verb = '', target = '', argument = ''] = value.split(':')
  return { verb, target, argument }
}

type Change = (resume: Resume, intent: Intent, newId: () => string) => Resume
type Hidable = { id: string; visible: boolean }

const changes: Record<string, Change> = {
  addSection: (resume, { target }, newId) =>
    Object.hasOwn(SECTION_KINDS, target)
      ? { ...resume, sections: [...resume.sections, emptySection(target as SectionKind, newId(), newId())] }
      : resume,
  removeSection: withSections((sections, { target }) => without(sections, target)),
  moveSection: withSections((sections, { target, argument }) => moved(sections, target, argument)),
  placeSection: withSections((sections, { target, argument }) =>
    placed(sections, target, Number.parseInt(argument, 10)),
  ),
  hideSection: withSections((sections, { target }) => toggled(sections, target)),
  keepSection: withSections((sections, { target }) => flagged(sections, target, 'keep')),
  duplicateSection: withSections((sections, { target }, newId) =>
    duplicated(sections, target, (section) => ({
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
  removeItem: withItems((items, { target }) => without(items, target)),
  moveItem: withItems((items, { target, argument }) => moved(items, target, argument)),
  placeItem: withItems((items, { target, argument }) => placed(items, target, Number.parseInt(argument, 10))),
  hideItem: withItems((items, { target }) => toggled(items, target)),
  duplicateItem: withItems((items, { target }, newId) =>
    duplicated(items, target, (item) => ({ ...item, id: newId() })),
  ),
  breakItem: withItems((items, { target }) => flagged(items, target, 'breakBefore')),
  keepItem: withItems((items, { target }) => flagged(items, target, 'keep')),
  addLink: withBasics((basics, _, newId) => ({
    ...basics,
    links: [...basics.links, { id: newId(), label: '', url: '' }],
  })),
  removeLink: withBasics((basics, { target }) => ({ ...basics, links: without(basics.links, target) })),
  addCustom: withBasics((basics, { target }, newId) => ({
    ...basics,
    custom: [...basics.custom, { id: newId(), label: target, value: '' }],
  })),
  removeCustom: withBasics((basics, { target }) => ({ ...basics, custom: without(basics.custom, target) })),
  removePhoto: withBasics((basics) => ({ ...basics, photo: '' })),
}

/** The resume after an intent; the very same one when the intent changes nothing, so that it is no step to undo. */
export function applyIntent(resume: Resume, intent: Intent, newId: () => string): Resume {
  const change = Object.hasOwn(changes, intent.verb) ? changes[intent.verb] : undefined
  const after = change ? change(resume, intent, newId) : resume
  return JSON.stringify(after) === JSON.stringify(resume) ? resume : after
}

/** The id to bring into view after an intent: what was added, else what was touched and is still there, else ''. */
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

function withSections(
  change: (sections: Section[], intent: Intent, newId: () => string) => Section[],
): Change {
  return (resume, intent, newId) => ({ ...resume, sections: change(resume.sections, intent, newId) })
}

function withItems(change: (items: Item[], intent: Intent, newId: () => string) => Item[]): Change {
  return withSections((sections, intent, newId) =>
    sections.map((section) =>
      section.items.some((item) => item.id === intent.target)
        ? { ...section, items: change(section.items, intent, newId) }
        : section,
    ),
  )
}

function withBasics(
  change: (basics: Resume['basics'], intent: Intent, newId: () => string) => Resume['basics'],
): Change {
  return (resume, intent, newId) => ({ ...resume, basics: change(resume.basics, intent, newId) })
}

function without<T extends { id: string }>(list: T[], id: string): T[] {
  return list.filter((entry) => entry.id !== id)
}

function toggled<T extends Hidable>(list: T[], id: string): T[] {
  return list.map((entry) => (entry.id === id ? { ...entry, visible: !entry.visible } : entry))
}

/** Says it of a section or an entry, or takes it back: then it is not there at all. */
function flagged<F extends string, T extends { id: string } & { [flag in F]?: true | undefined }>(
  list: T[],
  id: string,
  flag: F,
): T[] {
  return list.map((entry) => {
    if (entry.id !== id) return entry
    const { [flag]: said, ...rest } = entry
    return (said ? rest : { ...rest, [flag]: true }) as T
  })
}

function moved<T extends { id: string }>(list: T[], id: string, direction: string): T[] {
  const from = list.findIndex((entry) => entry.id === id)
  return placed(list, id, from + (direction === 'up' ? -1 : 1))
}

function placed<T extends { id: string }>(list: T[], id: string, to: number): T[] {
  const from = list.findIndex((entry) => entry.id === id)
  const entry = list[from]
  if (!entry || !(to in list)) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

function duplicated<T extends { id: string }>(list: T[], id: string, copy: (entry: T) => T): T[] {
  return list.flatMap((entry) => (entry.id === id ? [entry, copy(entry)] : [entry]))
}
