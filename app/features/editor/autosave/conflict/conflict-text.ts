import type { Translate } from '#app/i18n/i18n-options'
import { formattersFor } from '#app/i18n/use-formatters'
import { formatMonthIn } from '#contract/resume/month'
import type { Item, Resume, Section } from '#contract/resume/resume'
import type { Language } from '#contract/validation/field-error-codes'
import type { EditorTemplate } from '#app/features/editor/style/editor-template'
import { ITEM_TEXT_FIELDS, type SectionColumn } from '#contract/resume/section-kinds'
import { sectionName } from '#app/features/editor/sections/section-name'

export type ConflictContext = {
  versions: readonly Resume[]
  templates: readonly EditorTemplate[]
  language: Language
}

/** One side's value of a conflict as text, as the form or the page shows it. */
export function conflictText(
  t: Translate,
  { versions, templates, language }: ConflictContext,
  path: readonly string[],
  value: unknown,
): string {
  if (path[0] === 'sections' && path[2] === 'column')
    return t(`editor-tools:merge.columns.${(value ?? 'template') as SectionColumn | 'template'}`)
  if (value === undefined) return t('editor-tools:merge.removed')
  if (value === '') return t('editor-tools:merge.empty')
  const key = path.at(-1) ?? ''
  if (key === 'photo' || key === 'picture') return t('editor-tools:merge.picture')
  if (path[0] === 'style') return styleText(t, templates, language, key, String(value))
  if (Array.isArray(value)) return listText(t, { versions, language }, path, value as string[])
  if (typeof value !== 'object' || value === null) return formatMonthIn(language, String(value))
  return entryText(t, language, value as Partial<Item & Section>)
}

const styleChoices: Record<string, string> = {
  font: 'fonts',
  headingFont: 'fonts',
  latin: 'latinFonts',
  photo: 'photoShapes',
  headings: 'headingLanguages',
  englishDates: 'dateForms',
  qrCode: 'qrCodes',
  page: 'papers',
  fit: 'fits',
}
const styleUnits: Record<string, 'pt' | 'mm' | 'times'> = {
  size: 'pt',
  margins: 'mm',
  lineHeight: 'times',
  spacing: 'times',
}

function styleText(
  t: Translate,
  templates: readonly EditorTemplate[],
  language: 'zh' | 'en',
  key: string,
  value: string,
): string {
  const unit = styleUnits[key]
  if (unit) return t(`style:${unit}`, { value })
  const choices = styleChoices[key]
  if (choices) return t(`style:${choices}.${value}` as 'style:fonts.sans')
  if (key !== 'template') return value
  const template = templates.find(({ id }) => value.startsWith(`${id}@`))
  return template?.name[language] ?? value
}

/** Cities, or the order of a list by the names of its entries. */
function listText(
  t: Translate,
  { versions, language }: Pick<ConflictContext, 'versions' | 'language'>,
  path: readonly string[],
  list: string[],
): string {
  const sections = versions.flatMap((version) => version.sections)
  const items = sections.flatMap((section) => section.items)
  const nameOf = (id: string) => {
    const section = sections.find((one) => one.id === id)
    if (section) return sectionName(t, section)
    return items.find((one) => one.id === id)?.title || t('editor:item.untitled')
  }
  return path[0] === 'intention' ? formattersFor(language).joinNames(list) : list.map(nameOf).join(' → ')
}

type EntryLike = Partial<Item> & { items?: Item[]; label?: string; url?: string; value?: string }

/** Two dates, or all that a section, an entry, a link or a custom field says. */
function entryText(t: Translate, language: Language, entry: EntryLike): string {
  const lines = (one: EntryLike): string[] => [
    ...[one.label, one.value, one.url].filter((text) => text !== undefined),
    ...ITEM_TEXT_FIELDS.map((field) => one[field] ?? ''),
    [one.from, one.to]
      .filter((month) => month)
      .map((month) => formatMonthIn(language, month!))
      .join(' – '),
    ...(one.items ?? []).flatMap(lines),
  ]
  return lines(entry).filter(Boolean).join('\n') || t('editor-tools:merge.empty')
}
