import { emptyItem } from '#resume-model/empty-resume'
import { formatMonthIn, parseMonth } from '#contract/resume/month'
import type { Item, Section } from '#contract/resume/resume'
import type { Language } from '#contract/validation/field-error-codes'
import { withoutTypedBullet } from './line-list'

/** The kinds whose entries are asked for one a line: a name, and maybe the month of it. */
const listedKinds = ['awards', 'certificates'] as const
export type ListedKind = (typeof listedKinds)[number]
export const isListedKind = (kind: string): kind is ListedKind => listedKinds.some((one) => one === kind)

/** The entries of a section as they are typed, one a line; `language` of the page. */
export function fromEntryList(items: readonly Item[], language: Language): string {
  return items
    .map((item) => lineOf(item, language))
    .filter(Boolean)
    .join('\n')
}

/**
 * Makes entries of lines. What a line does not say (an issuer, a level) stays with the entry that has the same line, or with
 * the one in its place.
 */
export function toEntryList(text: string, { id, items }: Section): Item[] {
  const lines = text
    .split('\n')
    .map((line) => withoutTypedBullet(line.trim()))
    .filter(Boolean)
  const left = new Set(items)
  const take = (item: Item | undefined) => (item && left.delete(item) ? item : undefined)
  const unchanged = lines.map((line) => take(items.find((item) => left.has(item) && isLineOf(item, line))))
  const createItem = idGenerator(id, items)
  const written = lines.map(
    (line, n) => unchanged[n] ?? { ...(take(items[n]) ?? createItem()), ...parseLine(line) },
  )
  // Written in the editor, without a name.
  const unnamed = [...left].filter((item) => isLineOf(item, '') && !isEmptyEntry(item))
  const all = [...written, ...unnamed]
  return all.length > 0 ? all : [items[0] ? emptyItem(items[0].id) : createItem()]
}

export const isEmptyEntry = (item: Item) => JSON.stringify(item) === JSON.stringify(emptyItem(item.id))

/** Creates empty entries of a section, with ids that it does not have yet. */
export function idGenerator(sectionId: string, items: readonly Item[]): () => Item {
  const ids = new Set(items.map((item) => item.id))
  return () => {
    let number = items.length + 1
    while (ids.has(`${sectionId}-${number}`)) number += 1
    ids.add(`${sectionId}-${number}`)
    return emptyItem(`${sectionId}-${number}`)
  }
}

const lineOf = ({ title, from }: Item, language: Language) =>
  [title, formatMonthIn(language, from)].filter(Boolean).join(language === 'en' ? ', ' : ' ')
/** In either language: the page may have changed it since. */
const isLineOf = (item: Item, line: string) => lineOf(item, 'zh') === line || lineOf(item, 'en') === line

/** 2024.12 or Dec 2024 behind the name. */
const monthAtEnd = /[\s,，、（(](?:\d{4}\s*[.\-/年·]\s*\d{1,2}\s*月?|[a-z]{3,9}\.?,?\s+\d{4})[)）]?$/i

/** A month at the end of a line is the entry's, where the page has a column for it. */
function parseLine(line: string): Pick<Item, 'title' | 'from'> {
  const at = line.search(monthAtEnd)
  const from = at > 0 ? parseMonth(line.slice(at + 1).replace(/[)）]$/, '')) : undefined
  return from
    ? {
        title: line
          .slice(0, at)
          .trimEnd()
          .replace(/[,，、]$/, ''),
        from,
      }
    : { title: line, from: '' }
}
