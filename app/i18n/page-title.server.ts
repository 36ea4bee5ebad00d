import type { Language } from '#contract/validation/field-error-codes'
import type { Translate } from './i18n-options'
import { i18nFor } from './i18n.server'

/** The title of a page with the name of the site: `pageTitle(language, (t) => t('help:title'))`. */
export function pageTitle(language: Language, titleIn: (t: Translate) => string): string {
  const { t } = i18nFor(language)
  return `${titleIn(t)} · ${t('layout:siteName')}`
}
