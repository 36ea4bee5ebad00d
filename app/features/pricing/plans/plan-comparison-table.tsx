import { useTranslation } from 'react-i18next'
import { PlanBenefitLine } from '#app/components/plans/benefit-line'
import { formatFen } from '#app/components/plans/format-fen'
import type { PlanCard } from './plan-cards'

/** The plans side by side, by benefit. */
export function PlanComparisonTable({ cards }: { cards: PlanCard[] }) {
  const { t } = useTranslation(['pricing', 'benefits'])
  // Order of the card with the most lines.
  const longestFirst = [...cards].sort((a, b) => b.lines.length - a.lines.length)
  const types = [...new Set(longestFirst.flatMap(({ lines }) => lines.map(({ type }) => type)))]
  return (
    <section aria-labelledby="plan-table" className="mt-14">
      <h2 id="plan-table" className="text-xl font-semibold tracking-tight">
        {t('compareTitle')}
      </h2>
      {/* A horizontally scrolling region must be reachable by keyboard. */}
      <div role="region" aria-labelledby="plan-table" tabIndex={0} className="mt-4 overflow-x-auto">
        <table className="w-full text-left text-sm break-keep sm:min-w-[32rem]">
          <thead>
            <tr className="border-b border-border-strong">
              <th className="py-3 pr-3 align-top last:pr-0 sm:pr-4 font-medium text-muted-foreground">
                {t('compareItem')}
              </th>
              {cards.map(({ plan, price }) => (
                <th key={plan} scope="col" className="py-3 pr-3 align-top last:pr-0 sm:pr-4 font-semibold">
                  {t(`plans.${plan}.name`)}{' '}
                  <span className="block font-normal text-subtle-foreground tabular-nums sm:inline">
                    {formatFen(price)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:[&_s]:hidden max-sm:[&_small]:block max-sm:[&_small]:text-xs">
            {types.map((type) => (
              <tr key={type} className="border-b border-border">
                <th
                  scope="row"
                  className="py-3 pr-3 align-top last:pr-0 sm:pr-4 font-normal text-muted-foreground"
                >
                  {t(`benefits:given.${type}`)}
                </th>
                {cards.map(({ plan, lines }) => {
                  const line = lines.find((candidate) => candidate.type === type)
                  return (
                    <td key={plan} className="py-3 pr-3 align-top last:pr-0 sm:pr-4 tabular-nums">
                      {line ? <PlanBenefitLine benefit={line} hideName /> : '—'}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
