import { i18nFor } from '#app/i18n/i18n.server'
import type { Resume } from '#contract/resume/resume'
import type { Language } from '#contract/validation/field-error-codes'
import type { SaveNote } from '../import.server'
import { unclassifiedId } from './move-targets'

/** One or two sentences for the editor: what was imported, what is left to place, and what could not be taken over. */
export function formatSavedNotice(
  { sections }: Resume,
  notes: readonly SaveNote[],
  language: Language,
): string {
  const { t } = i18nFor(language)
  const placed = sections.filter(({ id }) => id !== unclassifiedId)
  const entries = placed.reduce((sum, { items }) => sum + items.length, 0)
  return [
    entries > 0
      ? t('import-export:saved.done', { sections: placed.length, entries, count: placed.length })
      : t('import-export:saved.doneWithoutEntries'),
    placed.length < sections.length ? t('import-export:saved.unplaced') : '',
    ...notes.map((note) => t(`import-export:notes.${note}`)),
  ]
    .filter(Boolean)
    .join(language === 'zh' ? '' : ' ')
}
