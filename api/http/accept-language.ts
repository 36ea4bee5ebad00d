import type { Language } from '#contract/validation/field-error-codes'

/** Chinese unless Accept-Language prefers English (decisions §7). */
export function negotiateLanguage(acceptLanguage: string | null): Language {
  return weightOf('en', acceptLanguage) > weightOf('zh', acceptLanguage) ? 'en' : 'zh'
}

function weightOf(language: Language, header: string | null): number {
  let weight = 0
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    if (range !== language && !range.startsWith(`${language}-`)) continue
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    weight = Math.max(weight, q === undefined ? 1 : Number(q) || 0)
  }
  return weight
}
