import { useTranslation } from 'react-i18next'
import type { Bilingual } from '#contract/catalogue/template'

/** Picks a name in the page's language. */
export function useLocalizedName(): (name: Bilingual) => string {
  const { i18n } = useTranslation()
  return (name) => name[i18n.language === 'en' ? 'en' : 'zh']
}
