import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyItem, emptyResume } from '#resume-model/empty-resume'
import {
  fromJsonEntry,
  JSON_ENTRIES,
  JSON_EXTENSION,
  toJsonEntry,
  withScheme,
  type ListedKind,
} from '#resume-model/json-resume/json-entry'
import { PRESENT } from '#contract/resume/month'
import { ITEM_FIELDS, SECTION_KINDS, type SectionKind } from '#contract/resume/section-kinds'
import { Resume, type Item } from '#contract/resume/resume'
import { adjustSectionKinds } from '../classify/adjust-section-kinds'
import { listOf, parseEntries, toMonth } from './json-resume-entries'
import { isObject } from './parse-native-json'

type Json = Record<string, unknown>
const version = 1

/**
 * Reads a file of jsonresume.org that has our own block. What another program changed in the schema's own places counts: an entry is
 * taken as it was written only if writing it again gives the same.
 * @returns undefined for a block that is none of ours; `isComplete` if the resume says all that the file does
 */
export function parseJsonExtension(
  file: Json,
  block: Json,
): { resume: Resume; isComplete: boolean } | undefined {
  if (block.version !== version) return undefined
  const basics = isObject(file.basics) ? file.basics : {}
  const reading = new Reading(file, text(basics.summary))
  const empty = emptyResume({ ...DEFAULT_STYLE })
  const intention = isObject(block.intention) ? block.intention : {}
  const valid = Resume.safeParse({
    ...empty,
    basics: {
      ...empty.basics,
      ...(isObject(block.facts) && block.facts),
      ...{ name: text(basics.name), phone: text(basics.phone), email: text(basics.email) },
      city: isObject(basics.location) ? text(basics.location.city) : '',
      links: linksOf(basics, block),
      custom: listOf(block.custom).map((field, i) => ({ ...field, id: `c${i + 1}` })),
    },
    intention: { ...empty.intention, ...intention, position: text(basics.label) },
    sections: listOf(block.sections).map((section, i) => reading.sectionOf(section, `s${i + 1}`)),
    style: block.style ?? empty.style,
    scenario: block.scenario,
    assisted: block.assisted,
  })
  if (!valid.success) return undefined
  const resume = valid.data
  parseEntries(resume, file, (entry) => reading.isRead(entry))
  const isComplete = reading.isComplete && hasOnlyKnownParts(file, basics)
  return { resume: isComplete ? resume : adjustSectionKinds(resume), isComplete }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Links have their scheme in the file; those that were typed without one are named in the block. */
function linksOf(basics: Json, block: Json): Json[] {
  const typed = new Set(Array.isArray(block.links) ? block.links.map(text) : [])
  return listOf(basics.profiles).map(({ network, url, username }, i) => {
    const bare = text(url).replace(/^https:\/\//, '')
    return {
      id: `l${i + 1}`,
      label: text(network) || text(username),
      url: typed.has(bare) && withScheme(bare) === url ? bare : text(url),
    }
  })
}

const knownRoots = new Set([
  '$schema',
  'meta',
  'basics',
  JSON_EXTENSION,
  ...Object.values(JSON_ENTRIES).map(({ list }) => list),
])
const knownBasics = new Set('name label email phone summary location profiles'.split(' '))

function hasOnlyKnownParts(file: Json, basics: Json): boolean {
  return (
    Object.keys(file).every((name) => knownRoots.has(name)) &&
    Object.keys(basics).every((name) => knownBasics.has(name)) &&
    (!isObject(basics.location) || Object.keys(basics.location).every((name) => name === 'city'))
  )
}

/** The entries of a file, of which each is read once. */
class Reading {
  readonly #read = new Set<Json>()
  #isEdited = false
  /** Undefined once it is told. */
  #summary: string | undefined

  constructor(
    readonly file: Json,
    summary: string,
  ) {
    this.#summary = summary
  }

  isRead = (entry: Json) => this.#read.has(entry)

  get isComplete(): boolean {
    const isRest = Object.values(JSON_ENTRIES).some(({ list }) =>
      listOf(this.file[list]).some((entry) => !this.#read.has(entry)),
    )
    return !this.#isEdited && !isRest && !this.#summary
  }

  sectionOf(section: Json, id: string): Json {
    const kind = SECTION_KINDS.find((one) => one === section.kind) ?? 'custom'
    const items = listOf(section.items).flatMap((item, i) => this.#itemOf(kind, item, `${id}-${i + 1}`))
    return { ...section, id, kind, items }
  }

  #itemOf(kind: SectionKind, described: Json, id: string): Json[] {
    const { breakBefore, keep, assisted } = described
    const more = { breakBefore, keep, assisted }
    const fields = Object.fromEntries(
      ITEM_FIELDS.flatMap((field) =>
        typeof described[field] === 'string' ? [[field, described[field]]] : [],
      ),
    ) as Partial<Item>
    if (kind === 'summary') return [{ ...emptyItem(id), text: this.#nextSummary(text(fields.text)), ...more }]
    if (described.entry === undefined) return [{ ...emptyItem(id), ...fields, ...more }]
    const entry = listAt(this.file[JSON_ENTRIES[kind].list], described.entry)
    if (!entry || this.#read.has(entry)) return []
    this.#read.add(entry)
    return [{ ...this.#entryOf(kind, entry, fields, id), ...more }]
  }

  #entryOf(kind: ListedKind, entry: Json, fields: Partial<Item>, id: string): Item {
    const derived = fromJsonEntry(kind, entry, id)
    const written = { ...derived, ...fields }
    const isSame = isDeepStrictEqual(toJsonEntry(kind, written, text(entry.type)), entry)
    if (!isSame) this.#isEdited = true
    const item = isSame ? written : derived
    // Others write days, too.
    const from = toMonth(item.from) ?? ''
    const to = item.to === PRESENT ? PRESENT : (toMonth(item.to) ?? '')
    return { ...item, from, to: from !== '' && to < from ? '' : to }
  }

  /** The summary's next text, as long as the file has it as it was written; the first one is all of it elsewhere. */
  #nextSummary(written: string): string {
    const left = this.#summary ?? ''
    const isNext = left === written || left.startsWith(`${written}\n\n`)
    this.#summary = isNext ? left.slice(written.length + 2) : undefined
    if (!isNext) this.#isEdited = true
    return isNext ? written : left
  }
}

function listAt(list: unknown, index: unknown): Json | undefined {
  const entry: unknown = Array.isArray(list) ? list[Number(index)] : undefined
  return isObject(entry) ? entry : undefined
}
