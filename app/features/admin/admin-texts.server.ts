import { i18nFor } from '#app/i18n/i18n.server'
import { adminTexts as en } from '#app/i18n/en/admin/admin'
import { adminTexts as zh, type AdminTexts } from '#app/i18n/zh/admin/admin'
import type { Language } from '#contract/validation/field-error-codes'

/** The texts of the pages of admins, sent along with them: no other page is made to load them. */
export function adminTexts(language: Language): AdminTexts {
  return language === 'en' ? en : zh
}

/** What a page of admins is called in the browser. */
export function adminTitle(language: Language, pickTitle: (texts: AdminTexts) => string): string {
  return `${pickTitle(adminTexts(language))} · ${i18nFor(language).t('frame.siteName')}`
}
