import { useTranslation } from 'react-i18next'
import { PlanBenefitLine } from '#app/components/plans/benefit-line'
import { buttonVariants } from '#app/components/ui/button'
import { Unfold } from '#app/components/ui/unfold'
import { formatFen } from '#app/components/plans/format-fen'
import type { BenefitLine, PlanCard } from './plan-cards'

/** In what the plans differ, side by side, behind a press: all they have stands on their cards. */
export function PlanComparisonTable({ cards }: { cards: PlanCard[] }) {
  const { t } = useTranslation(['pricing', 'benefits'])
  return (
    <Unfold
      label={t('compareTitle')}
      className="mt-6"
      summaryClassName={buttonVariants({ variant: 'outline', className: 'hover:no-underline' })}
    >
      <table className="mt-3 w-full max-w-4xl [table-layout:fixed] text-left text-sm break-keep [&_:is(th,td)]:py-3 [&_:is(th,td)]:pr-3 [&_:is(th,td)]:align-top">
        <caption className="sr-only">{t('compareTitle')}</caption>
        <thead>
          <tr className="border-b border-border-strong">
            <th scope="col" className="font-medium text-muted-foreground">
              {t('compareItem')}
            </th>
            {cards.map(({ plan, price }) => (
              <th key={plan} scope="col" className="font-semibold">
                {t(`plans.${plan}.name`)}{' '}
                <span className="block font-normal text-subtle-foreground tabular-nums">
                  {formatFen(price)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {/* What an offer was before stands below it: beside it, it would make one column as wide as two. */}
        <tbody className="[&_:is(s,small)]:block [&_:is(s,small)]:text-xs [&_:is(s,small)]:whitespace-normal">
          <tr className="border-b border-border">
            <th scope="row" className="font-normal text-muted-foreground">
              {t('compareDays')}
            </th>
            {cards.map(({ plan }) => (
              <td key={plan}>{t(plan === '01' ? 'endless' : 'days31')}</td>
            ))}
          </tr>
          {differingTypes(cards).map((type) => (
            <tr key={type} className="border-b border-border">
              <th scope="row" className="font-normal text-muted-foreground">
                {t(`benefits:given.${type}`)}
              </th>
              {cards.map(({ plan, lines }) => {
                const line = lineOf(lines, type)
                return (
                  <td key={plan} className="tabular-nums">
                    {line ? <PlanBenefitLine benefit={line} hideName /> : '—'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Unfold>
  )
}

const lineOf = (lines: readonly BenefitLine[], type: BenefitLine['type']) =>
  lines.find((line) => line.type === type)

/** The benefits of which the plans have different values, in the order of the card with the most lines. */
function differingTypes(cards: readonly PlanCard[]): BenefitLine['type'][] {
  const longestFirst = [...cards].sort((a, b) => b.lines.length - a.lines.length)
  const types = [...new Set(longestFirst.flatMap(({ lines }) => lines.map(({ type }) => type)))]
  return types.filter((type) => new Set(cards.map(({ lines }) => lineOf(lines, type)?.val)).size > 1)
}
