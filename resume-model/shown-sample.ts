import type { Template } from '#contract/catalogue/template'
import type { Language } from '#contract/validation/field-error-codes'

/** The id of the sample that a template is shown with on pages in a language. */
export function shownSample(
  { sample, englishSample }: Pick<Template, 'sample' | 'englishSample'>,
  language: Language,
): string {
  return language === 'en' ? (englishSample ?? sample) : sample
}
