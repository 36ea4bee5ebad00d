import { useTranslation } from 'react-i18next'

/** Marks a demo as such on every page. It stays over the page, so that nothing moves as the window scrolls. */
export function DemoBanner() {
  const { t } = useTranslation('layout')
  return (
    <p
      role="note"
      className="sticky top-0 z-45 h-(--banner) truncate bg-warning-soft px-4 py-1 text-center text-xs leading-5 text-warning print:static"
    >
      {t('demo')}
    </p>
  )
}
