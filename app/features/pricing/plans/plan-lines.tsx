import { useTranslation } from 'react-i18next'
import { PlanBenefitValue } from '#app/components/plans/benefit-line'
import type { BenefitType } from '#contract/billing/product'
import type { RowLine } from './benefit-rows'

/** A plan's line in a row of all plans. */
export type PlanRow = { type: BenefitType; line: RowLine | undefined }

/**
 * What a plan has, one line below the other as in the cards beside it: the card gives each a row of their common grid. On a narrow
 * screen the cards stand below each other, so their lines are four fields, each at the same place of its card.
 */
export function PlanLines({ rows }: { rows: readonly PlanRow[] }) {
  const { t } = useTranslation('benefits')
  return (
    <dl className="my-4 grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-4 lg:row-span-(--rows) lg:my-0 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0">
      {rows.map(({ type, line }) => (
        <div
          key={type}
          className="lg:flex lg:justify-between lg:gap-3 lg:border-t lg:border-border lg:py-2.5 lg:leading-6"
        >
          <dt className="text-muted-foreground max-lg:text-xs max-lg:leading-5">
            {line?.text || t(`given.${type}`)}
          </dt>
          <dd className="lg:text-right">
            <PlanValue line={line} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function PlanValue({ line }: { line: RowLine | undefined }) {
  const { t } = useTranslation('benefits')
  if (!line) return <span className="text-subtle-foreground">—</span>
  const remark = line.extra ? t('extra', { count: line.extra }) : line.isOnce ? t('once') : undefined
  return <PlanBenefitValue benefit={line} remark={remark} />
}
