import { personalDetails, PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import type { Basics, Intention, Resume, Section } from '#contract/resume/resume'
import { Style } from '#contract/resume/style'
import { diffEntries, type Entry } from './diff-entries'
import { fieldChanges, textField, type LabelledField } from './field-changes'
import { movedIds } from './moved-ids'
import type { PartDiff, ResumeDiff, StyleChange } from './resume-diff'
import { entriesOf, refOf, sectionFields } from './section-entries'

type Documents = Pick<Resume, 'basics' | 'intention' | 'sections' | 'style'>

/**
 * What a reader of the later document would find changed, by the ids of sections and entries. Leaves out what no page
 * shows: dismissed findings, the purpose, and which texts AI wrote.
 */
export function diffResumes(before: Documents, after: Documents): ResumeDiff {
  const parts: PartDiff[] = [
    {
      part: 'basics',
      ...unmoved,
      fields: fieldChanges(basicsFields(before.basics), basicsFields(after.basics)),
      entries: [
        ...diffEntries(linkEntries(before.basics), linkEntries(after.basics)),
        ...diffEntries(customEntries(before.basics), customEntries(after.basics)),
      ],
    },
    {
      part: 'intention',
      ...unmoved,
      fields: fieldChanges(intentionFields(before.intention), intentionFields(after.intention)),
      entries: [],
    },
    ...diffSections(before.sections, after.sections),
  ]
  return { parts: parts.filter(isDifferent), style: styleChanges(before.style, after.style) }
}

const unmoved = { state: 'changed', isMoved: false } as const

function isDifferent({ state, isMoved, fields, entries }: PartDiff): boolean {
  return state !== 'changed' || isMoved || fields.length > 0 || entries.length > 0
}

function basicsFields(basics: Basics): LabelledField[] {
  return [
    ...(['name', 'phone', 'email', 'city'] as const).map((name) => textField(`basics.${name}`, basics[name])),
    ...PERSONAL_DETAILS.map((name): LabelledField => {
      const isMonth = personalDetails[name].input.kind === 'month'
      return { label: `basics.${name}`, kind: isMonth ? 'month' : 'text', value: basics[name] }
    }),
    { label: 'photo', kind: 'picture', value: basics.photo },
  ]
}

function intentionFields({ cities, ...texts }: Intention): LabelledField[] {
  const fields = Object.entries({ ...texts, cities: cities.join('、') })
  return fields.map(([name, value]) => textField(`intention.${name}`, value))
}

const linkEntries = ({ links }: Basics): Entry[] =>
  links.map(({ id, label, url }) => ({
    id,
    title: label || url,
    fields: [textField('link.label', label), textField('link.url', url)],
  }))

const customEntries = ({ custom }: Basics): Entry[] =>
  custom.map(({ id, label, value }) => ({
    id,
    title: label || value,
    fields: [textField('customField.label', label), textField('customField.value', value)],
  }))

function diffSections(before: readonly Section[], after: readonly Section[]): PartDiff[] {
  const moved = movedIds(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  )
  const cameFrom = entryFinder(before)
  const findNow = entryFinder(after)
  const sectionBefore = new Map(before.map((section) => [section.id, section]))
  const idsAfter = new Set(after.map(({ id }) => id))
  const compare = (old: Section | undefined, now: Section | undefined) => ({
    fields: fieldChanges(old ? sectionFields(old) : [], now ? sectionFields(now) : []),
    entries: diffEntries(old ? entriesOf(old) : [], now ? entriesOf(now) : [], cameFrom, (id) =>
      Boolean(findNow(id)),
    ),
  })
  return [
    ...after.map((now): PartDiff => {
      const old = sectionBefore.get(now.id)
      const isMoved = moved.has(now.id)
      return { part: refOf(now), state: old ? 'changed' : 'added', isMoved, ...compare(old, now) }
    }),
    ...before
      .filter(({ id }) => !idsAfter.has(id))
      .map((old): PartDiff => ({
        part: refOf(old),
        state: 'removed',
        isMoved: false,
        ...compare(old, undefined),
      })),
  ]
}

/** Finds an entry by its id, with its section. */
function entryFinder(sections: readonly Section[]) {
  const found = new Map(
    sections.flatMap((section) =>
      entriesOf(section).map((entry) => [entry.id, { entry, section: refOf(section) }] as const),
    ),
  )
  return (id: string) => found.get(id)
}

function styleChanges(before: Style, after: Style): StyleChange[] {
  return (Object.keys(Style.shape) as (keyof Style)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }))
}
