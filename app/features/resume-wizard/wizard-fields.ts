import { schoolYearsBack } from '#app/components/pickers/month-to-open-at'
import { pickerOf, type Picker } from '#app/components/pickers/picker'
import { formatPhone, normalizeEmail } from '#resume-model/contact/normalize-contact'
import type { ItemField } from '#contract/resume/section-kinds'
import type { Item, Resume, Section } from '#contract/resume/resume'
import type { Scenario } from '#contract/catalogue/scenario'
import type { Bilingual } from '#contract/catalogue/template'
import type { Language } from '#contract/validation/field-error-codes'
import { fromEntryList, isListedKind, toEntryList, type ListedKind } from './entry-list'
import { fromLineList, toLineList } from './line-list'

/** The pages of the wizard, in order; each is one form. */
export const STEPS = ['who', 'aim', 'story', 'look', 'done'] as const
export type Step = (typeof STEPS)[number]

/** A field of a page, named by its path in the resume (`sections[0].items[0].title`, for entries `sections[0].items`). */
export type WizardFieldSpec = {
  name: string
  label: Label
  example?: string
  /** Written line by line: the points of an entry, or one entry of the kind a line. */
  long?: 'points' | ListedKind
  /** Of a month in a degree: how many years ago one usually began it. */
  schoolYearsBack?: number
  picker?: Picker
  /** On an English page: what is picked is English. */
  inEnglish?: true
}
/** A label of the i18n namespace `fields`, or the scenario's text, in one language or in both. */
export type Label = { of: string; field: string } | { text: string } | { words: Bilingual }
/**
 * `title` replaces the kind's name if that does not fit the scenario. `entry` counts from 1 within its section; after an
 * `isLast` one another may be added, and one that `isOnly` cannot be removed.
 */
export type WizardFieldGroup = {
  kind: string
  title: string
  hint?: Bilingual
  entry?: { id: string; number: number; isOnly: boolean; isLast: boolean }
  fields: WizardFieldSpec[]
}

/** So many entries of a section are asked for here; the editor takes more. */
const maxEntries = 4

const personFields = ['name', 'phone', 'email', 'city'] as const
const educationFields: ItemField[] = ['title', 'subtitle', 'tag', 'from', 'to', 'note']
const entryFields: ItemField[] = ['title', 'subtitle', 'from', 'to', 'text']

const untitledGroup = { kind: '', title: '' }

export function fieldGroupsFor(step: Step, scenario: Scenario, resume: Resume): WizardFieldGroup[] {
  const inEnglish = resume.style.headings === 'en' && { inEnglish: true as const }
  return plainGroupsFor(step, scenario, resume).map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const picker = pickerOfField(group.kind, field)
      return { ...field, ...(picker && { picker, ...inEnglish }) }
    }),
  }))
}

/** By the section of an entry; basics and intention by their names, the scenario's own fields by their labels. */
function pickerOfField(kind: string, { name, label }: WizardFieldSpec): Picker | undefined {
  if (kind) return pickerOf(kind, name.split('.').at(-1)!)
  const [owner = '', field = ''] = name.split('.')
  return 'text' in label && owner === 'basics' ? pickerOf('custom', label.text) : pickerOf(owner, field)
}

function plainGroupsFor(step: Step, scenario: Scenario, resume: Resume): WizardFieldGroup[] {
  if (step === 'who')
    return [{ ...untitledGroup, fields: [...personFields, ...scenario.facts].map(basicField) }]
  if (step === 'aim') return [{ ...untitledGroup, fields: aimFields(scenario, resume) }]
  if (step !== 'story') return []
  return [...entryGroups(scenario, resume), ...listGroups(scenario, resume)]
}

/** The degrees, and the entries that the scenario asks for. */
function entryGroups(scenario: Scenario, resume: Resume): WizardFieldGroup[] {
  const { first, isExperienced } = scenario.wizard
  return (
    [
      // Grades count for those who come from school.
      { kind: 'education', fields: educationFields.filter((field) => field !== 'note' || !isExperienced) },
      { kind: first, fields: entryFields },
    ] as const
  )
    .map(({ kind, fields }) => ({ kind, fields, at: resume.sections.findIndex((one) => one.kind === kind) }))
    .flatMap((group) =>
      (resume.sections[group.at]?.items.slice(0, maxEntries) ?? []).map((_, n) => ({ ...group, n })),
    )
    .map(({ kind, fields, at, n }) => {
      const { hint, labels } = scenario.sections.find((one) => one.kind === kind) ?? {}
      const { title, items } = resume.sections[at]!
      return {
        kind,
        title,
        ...(n === 0 && { hint }),
        entry: {
          id: items[n]!.id,
          number: n + 1,
          isOnly: items.length === 1,
          isLast: n + 1 === items.length && n + 1 < maxEntries,
        },
        fields: fields.map((field) => {
          const words = labels?.[field]
          return {
            name: `sections[${at}].items[${n}].${field}`,
            label: words ? { words } : { of: kind, field },
            ...(field === 'text' && { long: 'points' as const }),
            ...(kind === 'education' && { schoolYearsBack: schoolYearsBack(isExperienced) }),
          }
        }),
      }
    })
}

/** What has a line in the resume rather than a story, by the order of its page. */
function listGroups(scenario: Scenario, resume: Resume): WizardFieldGroup[] {
  return resume.sections.flatMap(({ kind, title }, at) => {
    const section = scenario.sections.find((one) => one.kind === kind)
    if (!section || !isListedKind(kind)) return []
    const label = title ? { text: title } : { of: 'kinds', field: kind }
    return [
      { kind, title, hint: section.hint, fields: [{ name: `sections[${at}].items`, label, long: kind }] },
    ]
  })
}

function basicField(field: string): WizardFieldSpec {
  return { name: `basics.${field}`, label: { of: 'basics', field } }
}

function aimFields({ wizard, fields, intention }: Scenario, resume: Resume): WizardFieldSpec[] {
  const own = resume.basics.custom.flatMap(({ label }, n) => {
    const field = fields.find((one) => one.label === label)
    return field
      ? [{ name: `basics.custom[${n}].value`, label: { text: label }, example: field.example }]
      : []
  })
  return [
    { name: 'intention.position', label: { words: wizard.aim }, example: wizard.aimExample },
    ...(wizard.cities === false
      ? []
      : [{ name: 'intention.cities', label: { of: 'intention', field: 'cities' } }]),
    ...intention.map((field) => ({ name: `intention.${field}`, label: { of: 'intention', field } })),
    ...own,
  ]
}

/** Returns a field's text as its page shows it. */
export function readFieldValue(resume: unknown, name: string, language: Language = 'zh'): string {
  const value = pathKeys(name).reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    resume,
  )
  if (isEntryList(name)) return fromEntryList((value ?? []) as Item[], language)
  if (Array.isArray(value)) return value.join('、')
  if (typeof value !== 'string') return ''
  return isLineList(name) ? fromLineList(value) : value
}

/** The long field, which is asked for one point a line. */
const isLineList = (name: string) => name.endsWith('.text')
/** The field of a whole section, an entry a line. */
export const isEntryList = (name: string) => name.endsWith('.items')

/** Returns the resume with the lines of its first entry as a list; they were saved as one paragraph before. */
export function withLineLists(resume: Resume, scenario: Scenario): Resume {
  const names = fieldGroupsFor('story', scenario, resume).flatMap(({ fields }) =>
    fields.map(({ name }) => name).filter(isLineList),
  )
  return withFieldValues(resume, names, (name) => readFieldValue(resume, name)) as Resume
}

/** Returns the resume with a page's fields as typed; their names come from the page, never from the form. */
export function withFieldValues(
  resume: Resume,
  names: readonly string[],
  readTyped: (name: string) => string,
): unknown {
  const copy: unknown = structuredClone(resume)
  for (const name of names) {
    const keys = pathKeys(name)
    const container = keys
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy) as Record<string, unknown>
    container[keys.at(-1)!] = isEntryList(name)
      ? toEntryList(readTyped(name), container as Section)
      : normalizeTyped(name, readTyped(name), resume)
  }
  return copy
}

/** As the fields do with scripts. */
function normalizeTyped(name: string, typed: string, { style }: Resume): string {
  if (isLineList(name)) return toLineList(typed)
  if (name === 'basics.phone') return formatPhone(typed, style.headings === 'en')
  return name === 'basics.email' ? normalizeEmail(typed) : typed
}

function pathKeys(name: string): string[] {
  return name.split(/[.[\]]+/).filter(Boolean)
}
