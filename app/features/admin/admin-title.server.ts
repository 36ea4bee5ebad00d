import type { Translate } from '#app/i18n/i18n-options'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Language } from '#contract/validation/field-error-codes'

export function adminTitle(language: Language, pickTitle: (t: Translate) => string): string {
  const { t } = i18nFor(language)
  return `${pickTitle(t)} · ${t('layout:siteName')}`
}
