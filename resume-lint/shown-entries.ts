import type { Item, Resume, Section } from '#contract/resume/resume'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { SECTION_FIELDS, type ItemField, type SectionKind } from '#contract/resume/section-kinds'

/** An entry that will be on the page, and where it stands. */
export type ShownEntry = { section: Section; item: Item; name: string; texts: ShownText[] }
/** A field with something in it. `lines` are what a reader sees of it, without marks; they are read when first asked for. */
export type ShownText = {
  path: string
  ownerId: string
  kind: SectionKind
  field: ItemField
  text: string
  lines: string[]
}

/** Where a person says what was done. */
export const EXPERIENCE_KINDS: readonly SectionKind[] = ['work', 'internship', 'project', 'campus']

/** The entries of a resume that are shown and hold anything, in order. */
export function shownEntriesOf(resume: Resume): ShownEntry[] {
  return resume.sections.flatMap((section, s) =>
    section.visible
      ? section.items.flatMap((item, i) => {
          const name = `sections[${s}].items[${i}]`
          const texts = shownTextsOf(section.kind, item, name)
          return item.visible && (texts.length > 0 || item.from || item.to)
            ? [{ section, item, name, texts }]
            : []
        })
      : [],
  )
}

function shownTextsOf(kind: SectionKind, item: Item, name: string): ShownText[] {
  return SECTION_FIELDS[kind].flatMap((field: ItemField): ShownText[] => {
    const text = item[field]
    if (field === 'from' || field === 'to' || field === 'link' || text.trim() === '') return []
    let cachedLines: string[] | undefined
    return [
      {
        ...{ path: `${name}.${field}`, ownerId: item.id, kind, field, text },
        get lines() {
          return (cachedLines ??= field === 'text' ? linesOf(text) : [text.trim()])
        },
      },
    ]
  })
}

/** What the entries and sections of a resume are called, by id; those without a name are not in it. */
export function namesById({ sections }: Resume): Record<string, string> {
  const named = sections.flatMap((section) => [
    [section.id, section.title],
    ...section.items.map(({ id, title, subtitle }) => [id, title || subtitle]),
  ])
  return Object.fromEntries(named.filter(([, name]) => name))
}

/** Rich text as lines: an item of a list, or a line of a paragraph. */
export function linesOf(text: string): string[] {
  return toPlainText(parseRichText(text))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

export const hasHan = (text: string) => /\p{Script=Han}/u.test(text)
/** A text that is English: Latin words and no Han. */
export const isEnglish = (text: string) => !hasHan(text) && /[A-Za-z]{2}/.test(text)

/** Letters as wide as a Han one; two Latin letters are about one. */
export function hanWidthOf(text: string): number {
  let width = 0
  for (const char of text) width += char.codePointAt(0)! < 0x100 ? 0.5 : 1
  return Math.round(width)
}

/** The start of a text, for a sentence that names it. */
export function truncate(text: string, maxCharacters = 18): string {
  const characters = [...text]
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : text
}
