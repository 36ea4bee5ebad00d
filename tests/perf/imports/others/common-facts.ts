import type { Item, Resume } from '#contract/resume/resume'
import { normalizeDates } from '#importer/classify/normalize-dates'
import { linesOf } from '#tests/import-corpus/people'

/** What a parser read: texts by field, as many of them as it likes. */
export type FactsByField = Partial<Record<Field, string[]>>
export const FIELDS = [
  ...(['name', 'email', 'phone', 'link'] as const),
  ...(['company', 'position', 'workDates', 'workLines'] as const),
  ...(['school', 'educationDates', 'project', 'projectDates', 'projectLines'] as const),
] as const
export type Field = (typeof FIELDS)[number]

/** The facts of a resume that other parsers have a field for; internships are work to them. */
export function factsOf({ basics, sections }: Resume): FactsByField {
  const items = (...kinds: string[]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.items)
  const [work, education, projects] = [items('work', 'internship'), items('education'), items('project')]
  return {
    name: [basics.name],
    email: [basics.email],
    phone: [basics.phone],
    link: basics.links.map(({ url }) => url),
    company: work.map(({ title }) => title),
    position: work.map(({ subtitle }) => subtitle),
    workDates: work.map(datesOf),
    workLines: work.flatMap(textsOf),
    school: education.map(({ title }) => title),
    educationDates: education.map(datesOf),
    project: projects.map(({ title }) => title),
    projectDates: projects.map(datesOf),
    projectLines: projects.flatMap(textsOf),
  }
}

const datesOf = ({ from, to }: Item) => [from, to].filter(Boolean).join(' ')
const textsOf = ({ text }: Item) => linesOf(text).map((line) => line.text)

/** Of the fields that a parser has: facts found, facts written, texts read, texts that are right. */
export type Counts = { found: number; written: number; read: number; right: number }

/** A text that says more than its fact counts too, as no two parsers cut alike. */
export function compare(
  written: FactsByField,
  read: FactsByField,
  { fields, counts }: { fields: readonly Field[]; counts: Counts },
): void {
  for (const field of fields) {
    const [facts, texts] = [bareTexts(field, written), bareTexts(field, read)]
    counts.written += facts.length
    counts.read += texts.length
    counts.found += facts.filter((fact) => texts.some((text) => text.includes(fact))).length
    counts.right += texts.filter((text) => facts.some((fact) => text.includes(fact))).length
  }
}

const bareTexts = (field: Field, facts: FactsByField) =>
  (facts[field] ?? []).map((text) => bare(field, text)).filter(Boolean)

function bare(field: Field, text: string): string {
  if (field === 'phone') return text.replace(/\D/g, '')
  if (field.endsWith('Dates')) return monthsOf(text)
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^https?:\/\/|^[-•]|\s+/g, '')
    .replace(/[.。;；,，]$/u, '')
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** `2021-9 now`, of dates in any form. */
function monthsOf(text: string): string {
  const dates = normalizeDates(text.toLowerCase()).replace(
    /([a-z]{3})[a-z]*\.?\s+(\d{4})/g,
    (whole, name: string, year: string) => {
      const month = monthNames.indexOf(name) + 1
      return month > 0 ? `${year}-${month}` : whole
    },
  )
  return [...dates.matchAll(/(\d{4})\D{1,2}0?(\d{1,2})|now|至今|present/g)]
    .map(([, year, month]) => (year ? `${year}-${month}` : 'now'))
    .join(' ')
}
