import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { useFormatters } from '#app/i18n/use-formatters'
import type { MembershipView } from './membership.server'

const secondsPerDay = 24 * 60 * 60

/** Every entry behind the membership time: none is deleted, a revocation is an entry too. */
export function MembershipLedger({ lines }: { lines: MembershipView['ledger'] }) {
  const { t } = useTranslation(['membership', 'pricing'])
  const { formatDateTime } = useFormatters()
  if (lines.length === 0) return null
  return (
    <TitledSection id="ledger" title={t('ledger')} className="mt-10">
      <table className="mt-3 w-full text-left text-sm">
        <tbody>
          {lines.map(({ plan, seconds, source, at }, i) => (
            <tr key={i} className="border-b border-border">
              <td className="py-2.5">{t(`sources.${source}`)}</td>
              <td className="py-2.5 text-muted-foreground">{t(`pricing:plans.${plan}.name`)}</td>
              <td className="py-2.5 text-right font-medium tabular-nums">
                {t(seconds < 0 ? 'lessDays' : 'moreDays', {
                  count: Math.round((Math.abs(seconds) / secondsPerDay) * 10) / 10,
                })}
              </td>
              <td className="py-2.5 text-right text-subtle-foreground tabular-nums">{formatDateTime(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  )
}
