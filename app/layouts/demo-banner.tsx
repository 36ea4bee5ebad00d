import { useTranslation } from 'react-i18next'

/** Marks a demo as such on every page. */
export function DemoBanner() {
  const { t } = useTranslation('layout')
  return (
    <p
      role="note"
      className="demo-banner bg-warning-soft px-4 py-1 text-center text-xs leading-5 text-warning"
    >
      {t('demo')}
    </p>
  )
}
