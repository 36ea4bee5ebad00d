import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { useFormatters } from '#app/i18n/use-formatters'
import { LedgerLines } from './ledger-lines'
import type { MembershipView } from './membership.server'

const secondsPerDay = 24 * 60 * 60

/** Every entry behind the membership time: none is deleted, a revocation is an entry too. */
export function MembershipLedger({ lines }: { lines: MembershipView['ledger'] }) {
  const { t } = useTranslation(['membership', 'pricing'])
  const { formatDateTime, joinLabel } = useFormatters()
  if (lines.length === 0) return null
  return (
    <TitledSection id="ledger" title={t('ledger')} className="mt-10">
      <LedgerLines
        labelledBy="ledger"
        lines={lines.map(({ plan, seconds, source, at }) => ({
          what: joinLabel(t(`sources.${source}`), t(`pricing:plans.${plan}.name`)),
          when: formatDateTime(at),
          sum: t(seconds < 0 ? 'lessDays' : 'moreDays', {
            count: Math.round((Math.abs(seconds) / secondsPerDay) * 10) / 10,
          }),
          isLess: seconds < 0,
        }))}
      />
    </TitledSection>
  )
}
