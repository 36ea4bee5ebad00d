import { useTranslation } from 'react-i18next'

/** What one wants to know before paying: what follows, the end of a plan, buying again, and money back. */
export function PlanTerms() {
  const { t } = useTranslation('pricing')
  return (
    <section aria-labelledby="plan-terms" className="mt-6 text-sm">
      <h2 id="plan-terms" className="scroll-mt-20 font-semibold">
        {t('terms.title')}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-4 leading-6 sm:grid-cols-2 xl:grid-cols-4">
        {(['paid', 'end', 'again', 'refund'] as const).map((term) => (
          <div key={term}>
            <dt className="font-medium">{t(`terms.${term}`)}</dt>
            <dd className="text-muted-foreground">{t(`terms.${term}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
