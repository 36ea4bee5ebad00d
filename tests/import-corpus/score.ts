import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import type { Item, Resume } from '#contract/resume/resume'
import { SECTION_KINDS } from '#contract/resume/section-kinds'
import { linesOf } from './people'

/** How much of a resume was read into the right fields: facts that both have, that were written, that were read. */
export type Score = { found: number; written: number; read: number; missed: string[]; wrong: string[] }

/**
 * Counts facts: a field of the person, a field or a line of an entry. A fact counts when it stands in the same field of the same
 * kind of section; entries are paired by what they have in common.
 */
export function scoreReading(written: Resume, read: Resume): Score {
  const scores = [
    compareFacts('person', personFacts(written), personFacts(read)),
    ...SECTION_KINDS.map((kind) => compareEntries(kind, entriesOf(written, kind), entriesOf(read, kind))),
  ]
  return addUp(scores)
}

function addUp(scores: readonly Score[]): Score {
  return {
    found: sum(scores.map(({ found }) => found)),
    written: sum(scores.map((one) => one.written)),
    read: sum(scores.map((one) => one.read)),
    missed: scores.flatMap(({ missed }) => missed),
    wrong: scores.flatMap(({ wrong }) => wrong),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Width, case, white space and the mark at the end are no facts. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[.。;；,，]$/u, '')

function personFacts({ basics, intention }: Resume): string[] {
  const { name, email, city } = basics
  return [
    ...Object.entries({ name, email, city }),
    ['phone', basics.phone.replace(/\D/g, '')],
    ...PERSONAL_DETAILS.map((key) => [key, basics[key]]),
    ...basics.links.map(({ url }) => ['link', url.replace(/^https?:\/\//, '')]),
    ...basics.custom.map(({ label, value }) => ['custom', label + value]),
    ['position', intention.position],
    ['cities', intention.cities.join()],
    ['salary', intention.salary],
    ['availability', intention.availability],
    ['status', intention.status],
  ].flatMap(([field, value]) => (value ? [`${field}=${bare(value)}`] : []))
}

const entriesOf = ({ sections }: Resume, kind: string) =>
  sections.filter((section) => section.kind === kind).flatMap(({ items }) => items.map(entryFacts))

function entryFacts(item: Item): string[] {
  const fields = (['title', 'subtitle', 'tag', 'place', 'from', 'to', 'link'] as const).map((field) => [
    field,
    item[field].replace(/^https?:\/\//, ''),
  ])
  // A document does not say which of its lines is a note.
  const lines = [item.note, ...linesOf(item.text).map(({ text }) => text)].map((text) => ['line', text])
  return [...fields, ...lines].flatMap(([field, value]) => (value ? [`${field}=${bare(value)}`] : []))
}

function compareFacts(where: string, written: readonly string[], read: readonly string[]): Score {
  const left = [...read]
  const missed = written.filter((fact) => {
    const at = left.indexOf(fact)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return {
    found: written.length - missed.length,
    written: written.length,
    read: read.length,
    missed: missed.map((fact) => `${where}: ${fact}`),
    wrong: left.map((fact) => `${where}: ${fact}`),
  }
}

/** Pairs the entries that have most in common first. */
function compareEntries(kind: string, written: string[][], read: string[][]): Score {
  const pairs = written
    .flatMap((a, i) => read.map((b, j) => ({ i, j, found: compareFacts('', a, b).found })))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found)
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  for (const { i, j } of pairs) {
    if (partner.has(i) || taken.has(j)) continue
    partner.set(i, j)
    taken.add(j)
  }
  const scores = [
    ...written.map((facts, i) => compareFacts(kind, facts, read[partner.get(i) ?? -1] ?? [])),
    ...read.filter((_, j) => !taken.has(j)).map((facts) => compareFacts(kind, [], facts)),
  ]
  return addUp(scores)
}
