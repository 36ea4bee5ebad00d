import { Cat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { Card } from '#app/components/ui/card'
import { useFormatters } from '#app/i18n/use-formatters'
import { EmptyCard } from './empty-card'
import { LedgerLines } from './ledger-lines'
import type { MembershipView } from './membership.server'

type PointLedgerProps = { pointsLeft: MembershipView['pointsLeft']; lines: MembershipView['points'] }

/** The AI credits left, and every ledger entry on top of the plan's; without any, what credits are for. */
export function PointLedger({ pointsLeft, lines }: PointLedgerProps) {
  const { t } = useTranslation('membership')
  const { formatDateTime } = useFormatters()
  if (pointsLeft === null && lines.length === 0) return null
  return (
    <TitledSection id="point-ledger" title={t('pointsLedger')} className="mt-10">
      {pointsLeft === null ? null : (
        <p className="mt-3 text-sm text-muted-foreground">
          <QuotaLeftLine of="points" left={pointsLeft} />
        </p>
      )}
      {lines.length > 0 ? (
        <>
          <p className="mt-1 text-sm text-muted-foreground">{t('pointsText')}</p>
          <LedgerLines
            labelledBy="point-ledger"
            lines={lines.map(({ points, at }) => ({
              what: t(points < 0 ? 'pointsTaken' : 'pointsGiven'),
              when: formatDateTime(at),
              sum: t(points < 0 ? 'lessPoints' : 'morePoints', { count: Math.abs(points) }),
              isLess: points < 0,
            }))}
          />
        </>
      ) : (
        <Card className="mt-3">
          <EmptyCard
            icon={Cat}
            title={t('noPoints')}
            text={t('noPointsText')}
            link={
              pointsLeft === 0
                ? { to: '/pricing', label: t('seePlans') }
                : { to: '/resume/chat', label: t('useCredits') }
            }
          />
        </Card>
      )}
    </TitledSection>
  )
}
