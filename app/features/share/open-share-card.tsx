import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'

/** The switch of a link that does not exist yet, before its settings: their defaults suit most people. */
export function OpenShareCard() {
  const { t } = useTranslation('share')
  return (
    <div className="rounded-lg border border-border bg-card p-5 sm:p-6">
      <h2 className="font-semibold">{t('offTitle')}</h2>
      <p className="mt-1 text-sm leading-6 text-muted-foreground">{t('off')}</p>
      <p className="mt-1 text-sm leading-6 font-medium">{t('offTerms')}</p>
      <Button type="submit" name="intent" value="open" size="lg" className="mt-4 max-sm:w-full">
        {t('open')}
      </Button>
      <p className="mt-3 text-sm leading-6 text-subtle-foreground">{t('privacy')}</p>
    </div>
  )
}
