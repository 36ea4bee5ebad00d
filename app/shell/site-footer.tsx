import { useTranslation } from 'react-i18next'

export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-8 text-sm text-ink-faint sm:px-6">
        <p>
          {t('common.siteName')} · {t('common.footer.promise')}
        </p>
        <p>{t('common.footer.fonts')}</p>
      </div>
    </footer>
  )
}
