import { i18nFor } from '#app/i18n/i18n.server'
import { desk as en } from '#app/i18n/en/desk'
import { desk as zh, type DeskTexts } from '#app/i18n/zh/desk'
import type { Language } from '#contract/problems'

/** The texts of the pages of admins, sent along with them: no other page is made to load them. */
export function deskTexts(language: Language): DeskTexts {
  return language === 'en' ? en : zh
}

/** What a page of admins is called in the browser. */
export function deskTitle(language: Language, name: (texts: DeskTexts) => string): string {
  return `${name(deskTexts(language))} · ${i18nFor(language).t('frame.siteName')}`
}
