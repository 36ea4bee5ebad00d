import { useTranslation } from 'react-i18next'

/** The name of something in the person's language. */
export function useLocalizedName(): (name: { zh: string; en: string }) => string {
  const { i18n } = useTranslation()
  return (name) => name[i18n.language === 'en' ? 'en' : 'zh']
}
