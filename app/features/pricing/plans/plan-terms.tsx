import { useTranslation } from 'react-i18next'

/** What one wants to know before paying: the end of a plan, buying again, and money back. */
export function PlanTerms() {
  const { t } = useTranslation('pricing')
  return (
    <section aria-labelledby="plan-terms" className="mt-5 text-sm">
      <h2 id="plan-terms" className="sr-only">
        {t('terms.title')}
      </h2>
      <dl className="grid gap-x-4 gap-y-3 leading-6 lg:grid-cols-3">
        {(['end', 'again', 'refund'] as const).map((term) => (
          <div key={term} className="lg:pr-4">
            <dt className="font-medium">{t(`terms.${term}`)}</dt>
            <dd className="text-muted-foreground">{t(`terms.${term}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
