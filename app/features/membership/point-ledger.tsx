import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { useFormatters } from '#app/i18n/use-formatters'
import type { MembershipView } from './membership.server'

type PointLedgerProps = { pointsLeft: MembershipView['pointsLeft']; lines: MembershipView['points'] }

/** The cat food left, and every ledger entry on top of the plan's. */
export function PointLedger({ pointsLeft, lines }: PointLedgerProps) {
  const { t } = useTranslation('membership')
  if (pointsLeft === null && lines.length === 0) return null
  return (
    <TitledSection id="point-ledger" title={t('pointsLedger')} className="mt-10">
      {pointsLeft === null ? null : (
        <p className="mt-3 text-sm text-muted-foreground">
          <QuotaLeftLine of="points" left={pointsLeft} />
        </p>
      )}
      {lines.length > 0 ? <PointLines lines={lines} /> : null}
    </TitledSection>
  )
}

function PointLines({ lines }: Pick<PointLedgerProps, 'lines'>) {
  const { t } = useTranslation('membership')
  const { formatDateTime } = useFormatters()
  return (
    <>
      <p className="mt-1 text-sm text-muted-foreground">{t('pointsText')}</p>
      <table aria-labelledby="point-ledger" className="mt-3 w-full text-left text-sm">
        <tbody>
          {lines.map(({ points, source, at }, i) => (
            <tr key={i} className="border-b border-border">
              <td className="py-2.5">{t(`sources.${source}`)}</td>
              <td className="py-2.5 text-right font-medium tabular-nums">
                {t(points < 0 ? 'lessPoints' : 'morePoints', {
                  count: Math.abs(points),
                })}
              </td>
              <td className="py-2.5 text-right text-subtle-foreground tabular-nums">{formatDateTime(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
