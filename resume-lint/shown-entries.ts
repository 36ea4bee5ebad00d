import type { Item, Resume, Section } from '#contract/resume/resume'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { SECTION_FIELDS, type ItemField, type SectionKind } from '#contract/resume/section-kinds'

/** A visible entry with its position. */
export type ShownEntry = { section: Section; item: Item; name: string; texts: ShownText[] }
/** A non-empty field. `lines` are its visible lines without Markdown, parsed on first access. */
export type ShownText = {
  path: string
  ownerId: string
  kind: SectionKind
  field: ItemField
  text: string
  lines: string[]
}

/** Kinds of sections that describe experience. */
export const EXPERIENCE_KINDS: readonly SectionKind[] = ['work', 'internship', 'project', 'campus']

/** A letter within a resume (自荐信), which templates/application-set sets on a page of its own. */
export const isLetter = ({ kind, title }: Section) =>
  kind === 'custom' && /自荐信|求职信|cover letter/i.test(title)

/** A text in which somebody speaks of themselves, at length. */
export const isStatement = ({ title }: Section) => /自述|陈述|理念|statement/i.test(title)

/** The visible, non-empty entries of a resume, in order. */
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

/** Names of entries and sections by id; those without a name are left out. */
export function namesById({ sections }: Resume): Record<string, string> {
  const named = sections.flatMap((section) => [
    [section.id, section.title],
    ...section.items.map(({ id, title, subtitle }) => [id, title || subtitle]),
  ])
  return Object.fromEntries(named.filter(([, name]) => name))
}

/** Rich text as lines: list items, or lines of a paragraph. */
export function linesOf(text: string): string[] {
  return toPlainText(parseRichText(text))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

export const hasHan = (text: string) => /\p{Script=Han}/u.test(text)
/** Whether a text is English: Latin words and no Han. */
export const isEnglish = (text: string) => !hasHan(text) && /[A-Za-z]{2}/.test(text)

/** The width in Han characters; two Latin letters count as one. */
export function hanWidthOf(text: string): number {
  let width = 0
  for (const char of text) width += char.codePointAt(0)! < 0x100 ? 0.5 : 1
  return Math.round(width)
}

/** The beginning of a text, to quote in a message. */
export function truncate(text: string, maxCharacters = 18): string {
  const characters = [...text]
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}…` : text
}
