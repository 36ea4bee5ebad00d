import { useTranslation } from 'react-i18next'
import type { Bilingual } from '#contract/catalogue/template'

/** The name of something in the person's language. */
export function useLocalizedName(): (name: Bilingual) => string {
  const { i18n } = useTranslation()
  return (name) => name[i18n.language === 'en' ? 'en' : 'zh']
}
