import { useTranslation } from 'react-i18next'
import { improve as en } from '#app/i18n/en/improve'
import { improve as zh, type ImproveTexts } from '#app/i18n/zh/improve'

/** Texts of rewriting, in both languages: the editor loads none of them until they are wanted. */
export function improveTexts(language: string): ImproveTexts {
  return language.startsWith('en') ? en : zh
}

export function useImproveTexts(): ImproveTexts {
  return improveTexts(useTranslation().i18n.language)
}

/** A text with its places filled: `{{name}}` becomes values.name. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
}
