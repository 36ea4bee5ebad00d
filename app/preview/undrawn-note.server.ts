import { formattersFor } from '#app/i18n/use-formatters'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Language } from '#contract/validation/field-error-codes'
import type { Basics, Resume } from '#contract/resume/resume'
import type { ReplacedField } from '#typeset/undrawable-parts/replace-undrawable'
import type { UndrawnNote } from './preview-protocol'

/**
 * Returns sentences in both languages about what could not be drawn as written. Few users see them, so pages
 * do not load these texts. Undefined when everything was drawn.
 */
export function createUndrawnNote(
  resume: Resume,
  undrawn: readonly ReplacedField[] | undefined,
): UndrawnNote | undefined {
  if (!undrawn?.length) return undefined
  return { zh: undrawnSentences('zh', resume, undrawn), en: undrawnSentences('en', resume, undrawn) }
}

function undrawnSentences(language: Language, resume: Resume, undrawn: readonly ReplacedField[]): string[] {
  const { t } = i18nFor(language)
  return (['plain', 'blank'] as const).flatMap((form) => {
    const names = undrawn
      .filter((one) => one.form === form)
      .map(({ field }) => t('download:undrawn.quoted', { name: fieldName(language, resume, field) }))
    return names.length > 0
      ? [t(`download:undrawn.${form}`, { names: formattersFor(language).formatList(new Set(names)) })]
      : []
  })
}

const inSection = /^sections\[(\d+)\](?:\.items\[(\d+)\])?/

/** The field's name as in the editor: the section and its entry, or the field of the head. */
function fieldName(language: Language, { basics, sections }: Resume, field: string): string {
  const { t } = i18nFor(language)
  const [, s, i] = inSection.exec(field) ?? []
  const section = sections[Number(s)]
  if (!section) return headFieldName(language, basics, field)
  const heading = section.title || t(`fields:kinds.${section.kind}`)
  const item = section.items[Number(i)]
  const entry = item && (item.title || item.subtitle || item.text.slice(0, 12))
  return entry ? t('download:undrawn.entry', { section: heading, entry }) : heading
}

const inList = /^basics\.(links|custom)\[(\d+)\]/

function headFieldName(language: Language, basics: Basics, field: string): string {
  const { t } = i18nFor(language)
  if (field === 'basics.photo') return t('editor:photo.label')
  const [, list, i] = inList.exec(field) ?? []
  if (list === 'links' || list === 'custom')
    return basics[list][Number(i)]?.label || t(list === 'links' ? 'editor:links' : 'editor:custom')
  // The others are single fields, each with its label.
  return t(`fields:${field}` as 'fields:basics.name')
}
