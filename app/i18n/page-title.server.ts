import type { Language } from '#contract/validation/field-error-codes'
import type { Translate } from './i18n-options'
import { i18nFor } from './i18n.server'

/**
 * The title of a page with the name of the site: `pageTitle(language, (t) => t('help:title'))`.
 * @param subject what the page is about, such as a resume: it follows a colon
 */
export function pageTitle(language: Language, titleIn: (t: Translate) => string, subject?: string): string {
  const { t } = i18nFor(language)
  const title = titleIn(t)
  const colon = language === 'zh' ? '：' : ': '
  return `${subject === undefined ? title : title + colon + subject} · ${t('layout:siteName')}`
}
