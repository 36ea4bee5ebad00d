import { useTranslation } from 'react-i18next'

/** Picks a name in the page's language. */
export function useLocalizedName(): (name: { zh: string; en: string }) => string {
  const { i18n } = useTranslation()
  return (name) => name[i18n.language === 'en' ? 'en' : 'zh']
}
