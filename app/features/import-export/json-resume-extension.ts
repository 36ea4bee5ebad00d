import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { SECTION_FIELDS, type ItemField } from '#contract/resume/section-kinds'
import {
  fromJsonEntry,
  toJsonEntry,
  JSON_ENTRIES,
  withScheme,
  type JsonObject,
} from '#resume-model/json-resume/json-entry'

type JsonLists = Record<string, JsonObject[]>

/**
 * What the schema of jsonresume.org has no place for: facts of Chinese resumes, the order and the kinds of sections, and of each
 * entry what its place in the lists does not say by itself. Without photos, hidden parts and ids.
 * @returns the block, and the lists of the schema
 */
export function buildJsonExtension(resume: Resume, heading: (section: Section) => string) {
  const { basics, intention, style, scenario, assisted } = resume
  const lists: JsonLists = {}
  const sections = resume.sections
    .filter(({ visible }) => visible)
    .map((section) => {
      const { kind, title, keep, column } = section
      const items = section.items
        .filter(({ visible }) => visible)
        .map((item) => describeItem(section, withShownFields(section, item), heading(section), lists))
      return omitUndefined({ kind, title, keep, column, assisted: section.assisted, items })
    })
  const bareLinks = basics.links.map(({ url }) => url).filter((url) => url !== '' && withScheme(url) !== url)
  const { cities, salary, availability, status } = intention
  const block = omitUndefined({
    version: 1,
    facts: filled(Object.fromEntries(PERSONAL_DETAILS.map((key) => [key, basics[key]]))),
    custom: basics.custom.filter(({ value }) => value).map(({ label, value }) => ({ label, value })),
    links: bareLinks.length > 0 ? bareLinks : undefined,
    intention: { cities, ...filled({ salary, availability, status }) },
    ...{ sections, style, scenario, assisted },
  })
  return { block, lists }
}

/** Adds an entry to its list. @returns where it is, and what the entry does not say of the item */
function describeItem(section: Section, item: Item, heading: string, lists: JsonLists): JsonObject {
  const { breakBefore, keep, assisted } = item
  const more = omitUndefined({ breakBefore, keep, assisted })
  if (section.kind === 'summary') return { text: item.text, ...more }
  const entry = toJsonEntry(section.kind, item, heading)
  const isEmpty = Object.keys(entry).every((name) => name === 'type' || name === 'internship')
  const derived = fromJsonEntry(section.kind, isEmpty ? {} : entry, item.id)
  const differing = fieldsOf(section).filter((field) => derived[field] !== item[field])
  const fields = Object.fromEntries(differing.map((field) => [field, item[field]]))
  if (isEmpty) return { ...fields, ...more }
  const list = (lists[JSON_ENTRIES[section.kind].list] ??= [])
  list.push(entry)
  return { entry: list.length - 1, ...fields, ...more }
}

const fieldsOf = ({ kind }: Section): readonly ItemField[] => SECTION_FIELDS[kind]

/** What the kind of section does not show is not in a file either. */
function withShownFields(section: Section, item: Item): Item {
  const shown: readonly string[] = fieldsOf(section)
  const fields = Object.entries(item).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'id' && !shown.includes(name) ? '' : value,
  ])
  return Object.fromEntries(fields) as Item
}

const omitUndefined = (parts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

const filled = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''))
