import { useTranslation } from 'react-i18next'

/** What takes a download or an AI credit, and what is free: said once, below the plans. */
export function CountingRules() {
  const { t } = useTranslation('benefits')
  return (
    <section aria-labelledby="counting" className="mt-6 rounded-lg bg-muted px-5 py-4 text-sm">
      <h2 id="counting" className="font-medium">
        {t('counting.title')}
      </h2>
      <dl className="mt-2 grid gap-x-4 gap-y-1 leading-6 sm:grid-cols-[max-content_1fr] sm:gap-y-1.5">
        {(['downloads', 'free', 'credits'] as const).map((rule) => (
          <div key={rule} className="contents">
            <dt className="text-subtle-foreground">{t(`counting.${rule}`)}</dt>
            <dd className="text-muted-foreground max-sm:mb-1.5">{t(`counting.${rule}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
