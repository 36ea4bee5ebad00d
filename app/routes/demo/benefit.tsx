import { useTranslation } from 'react-i18next'
import { BenefitsPage } from '#app/features/component-demos/pages/benefits-page'
import { demoMeta } from '#app/features/component-demos/demo-meta'
import { planCards } from '#app/features/pricing/plans/plan-cards'
import { PlanGrid } from '#app/features/pricing/plans/plan-grid'
import { PLAN_IDS } from '#contract/billing/plan-ids'

export const handle = { i18n: ['pricing'] }

export const meta = demoMeta('benefit')

const goTo = { goTo: '/pricing' }
/** Both paid cards, before they can be bought. */
const soon = (['200', '300'] as const).map((productId, i) => ({
  productId,
  price: [990, 2990][i]!,
  benefits: {},
  onSale: false,
}))

export default function Demo() {
  const { t } = useTranslation('demo')
  const guest = planCards([], undefined)
  const plans = [
    { title: t('benefit.guest'), cards: <PlanGrid cards={guest} isGuest onlyDisplay={goTo} /> },
    ...PLAN_IDS.map((plan) => ({
      title: t('benefit.owned', { plan: t(`benefit.plans.${plan}`) }),
      cards: <PlanGrid cards={planCards([], plan)} isGuest={false} onlyDisplay={goTo} />,
    })),
    {
      title: t('benefit.soon'),
      cards: <PlanGrid cards={planCards(soon, '01')} isGuest={false} onlyDisplay={goTo} />,
    },
    { title: t('benefit.busy'), cards: <PlanGrid cards={planCards([], '01')} isGuest={false} busy /> },
  ]
  return <BenefitsPage plans={plans} />
}
