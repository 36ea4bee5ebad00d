import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Unfold } from '#app/components/ui/unfold'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import { benefitRows, isDiffering } from './benefit-rows'
import type { PlanCard } from './plan-cards'
import { PlanValue } from './plan-lines'

/** In what the plans differ, side by side on a narrow screen, where their cards stand below each other. */
export function PlanComparisonTable({ cards }: { cards: PlanCard[] }) {
  const { t } = useTranslation(['pricing', 'benefits'])
  const cardName = useCardName()
  return (
    <Unfold
      label={t('compareTitle')}
      className="mb-5 lg:hidden"
      summaryClassName={buttonVariants({ variant: 'outline', size: 'sm', className: 'hover:no-underline' })}
    >
      <table className="mt-3 w-full [table-layout:fixed] text-left text-sm break-keep [&_:is(th,td)]:py-2.5 [&_:is(th,td)]:pr-2 [&_:is(th,td)]:align-top [&_small]:whitespace-normal">
        <caption className="sr-only">{t('compareTitle')}</caption>
        <thead>
          <tr className="border-b border-border-strong">
            <th scope="col" className="font-medium text-muted-foreground">
              {t('compareItem')}
            </th>
            {cards.map(({ plan, price, months }) => (
              <th key={plan} scope="col" className="font-semibold">
                {cardName(plan, months)}{' '}
                <span className="block font-normal text-muted-foreground tabular-nums">
                  {formatFen(price)}
                </span>{' '}
                <span className="block text-xs leading-5 font-normal text-muted-foreground">
                  {plan === '01' ? t('endless') : t('perDays', { days: months * DAYS_PER_MONTH })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {benefitRows(cards)
            .filter(isDiffering)
            .map(({ type, lines }) => (
              <tr key={type} className="border-b border-border">
                <th scope="row" className="font-normal text-muted-foreground">
                  {t(`benefits:given.${type}`)}
                </th>
                {cards.map(({ plan }, n) => (
                  <td key={plan}>
                    <PlanValue line={lines[n]} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Unfold>
  )
}
