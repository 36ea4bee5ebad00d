import type { Language } from '#contract/problems'

/** The person's choice, else the browser's first language we speak, else Chinese. */
export function languageOf(chosen: string | undefined, acceptLanguage: string | null): Language {
  if (chosen === 'zh' || chosen === 'en') return chosen
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find((language): language is Language => language === 'zh' || language === 'en') ?? 'zh'
}
