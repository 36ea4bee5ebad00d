import { useTranslation } from 'react-i18next'
import { improve as en } from '#app/i18n/en/editor/rewrite'
import { improve as zh, type RewriteTexts } from '#app/i18n/zh/editor/rewrite'

/** Texts of rewriting, in both languages: the editor loads none of them until they are wanted. */
export function rewriteTexts(language: string): RewriteTexts {
  return language.startsWith('en') ? en : zh
}

export function useRewriteTexts(): RewriteTexts {
  return rewriteTexts(useTranslation().i18n.language)
}

/** A text with its places filled: `{{name}}` becomes values.name. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
}
