import { demo as en } from '#app/i18n/en/demo'
import { demo as zh, type DemoTexts } from '#app/i18n/zh/demo'
import type { Language } from '#contract/validation/field-error-codes'

/** The book's own texts, sent along with its pages: no other page is made to load them. */
export function demoTexts(language: Language): DemoTexts {
  return language === 'en' ? en : zh
}
