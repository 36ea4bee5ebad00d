import { useTranslation } from 'react-i18next'

/** Skips the menus for keyboard users; visible when focused. */
export function SkipLink() {
  const { t } = useTranslation('layout')
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-primary px-4 py-2 text-sm font-medium text-primary-foreground focus:translate-y-0 focus:shadow-lg"
    >
      {t('skip')}
    </a>
  )
}
