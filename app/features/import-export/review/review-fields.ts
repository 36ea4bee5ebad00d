import { formatMonthIn, parseMonth } from '#contract/resume/month'
import { parseCities } from '#contract/resume/parse-cities'
import type { Resume } from '#contract/resume/resume'
import { SECTION_KINDS } from '#contract/resume/section-kinds'

/**
 * Fields have paths: `basics.phone`, `intention.position`, `links.ID.url`, `custom.ID.value`, `sections.ID.kind`,
 * `items.ID.from`. Months are shown as resumes write them, cities on one line.
 */
export type FieldPath = string

type Holder = Record<string, unknown>
const lists = ['links', 'custom', 'sections', 'items']
const textFields = {
  links: ['label', 'url'],
  custom: ['label', 'value'],
  sections: ['title', 'kind'],
  items: ['title', 'subtitle', 'tag', 'place', 'from', 'to', 'link', 'note'],
} as Record<string, string[]>

function find(resume: Resume, path: FieldPath): { holder: Holder; field: string } | undefined {
  const [part = '', ...rest] = path.split('.')
  const field = rest.at(-1) ?? ''
  if (part === 'basics' || part === 'intention') {
    const holder = resume[part] as Holder
    const isText = typeof holder[field] === 'string' && field !== 'photo'
    return Object.hasOwn(holder, field) && (isText || field === 'cities') ? { holder, field } : undefined
  }
  if (!lists.includes(part) || !textFields[part]!.includes(field)) return undefined
  const holder = findIn(resume, part, rest[0])
  return holder && { holder: holder as Holder, field }
}

function findIn({ basics, sections }: Resume, part: string, id: string | undefined): object | undefined {
  if (part === 'links' || part === 'custom') return basics[part].find((one) => one.id === id)
  if (part === 'sections') return sections.find((one) => one.id === id)
  for (const { items } of sections) {
    const item = items.find((one) => one.id === id)
    if (item) return item
  }
  return undefined
}

const isMonth = (path: FieldPath) => /^items\..*\.(?:from|to)$|^basics\.birth$/.test(path)

/** The text of a field as a page in `language` shows it; undefined where the resume has no such field. */
export function readField(resume: Resume, path: FieldPath, language = 'zh'): string | undefined {
  const found = find(resume, path)
  if (!found) return undefined
  const value = found.holder[found.field]
  if (Array.isArray(value)) return value.join('、')
  return isMonth(path) ? formatMonthIn(language, value as string) : (value as string)
}

/** Sets a field as it was typed; a month that is none is left for the contract to refuse. Changes `resume`. */
export function writeField(resume: Resume, path: FieldPath, typed: string): void {
  const found = find(resume, path)
  if (!found) return
  const { holder, field } = found
  if (field === 'kind' && (SECTION_KINDS as string[]).includes(typed)) holder[field] = typed
  else if (field === 'cities') holder[field] = parseCities(typed)
  else if (field !== 'kind') holder[field] = isMonth(path) ? (parseMonth(typed) ?? typed) : typed
}

/** The path of the field that an issue of the contract is about; undefined where it has none here. */
export function pathOfIssue(resume: Resume, [part, ...rest]: readonly PropertyKey[]): FieldPath | undefined {
  const field = String(rest.at(-1))
  if (part === 'intention') return `intention.${rest[0] === 'cities' ? 'cities' : field}`
  if (part === 'basics') {
    const [list, index] = rest
    if (list !== 'links' && list !== 'custom') return `basics.${field}`
    return `${list}.${resume.basics[list][Number(index)]?.id}.${field}`
  }
  const section = resume.sections[Number(rest[0])]
  if (rest[1] !== 'items') return section && `sections.${section.id}.${field}`
  return `items.${section?.items[Number(rest[2])]?.id}.${field}`
}
