import { useTranslation } from 'react-i18next'
import { EmptyState } from '#app/components/empty-state/empty-state'
import { Card } from '#app/components/ui/card'
import { useFormatters } from '#app/i18n/use-formatters'
import type { InviteView } from './invite.server'

/** The invited users, newest first, masked where necessary. */
export function InvitedUsersTable({ people: invitedUsers }: Pick<InviteView, 'people'>) {
  const { t } = useTranslation('invite')
  const { formatDate } = useFormatters()
  if (invitedUsers.length === 0)
    return (
      <Card className="mt-6">
        <EmptyState scene="friends" title={t('nobody')} text={t('nobodyText')} />
      </Card>
    )
  return (
    <Card className="mt-6 overflow-hidden">
      <table className="w-full text-left text-sm [&_td]:px-5 [&_th]:px-5">
        <caption className="sr-only">{t('who')}</caption>
        <thead>
          <tr className="border-b border-border text-muted-foreground">
            <th className="py-2.5 font-medium">{t('who')}</th>
            <th className="py-2.5 font-medium">{t('when')}</th>
            <th className="py-2.5 text-right font-medium">{t('gave')}</th>
          </tr>
        </thead>
        <tbody>
          {invitedUsers.map(({ name, at, rewarded }, i) => (
            <tr key={i} className="border-b border-border last:border-b-0">
              <td className="py-3">{name}</td>
              <td className="py-3 text-muted-foreground tabular-nums">{formatDate(at)}</td>
              <td className="py-3 text-right tabular-nums">
                {rewarded > 0 ? t('days', { count: Math.round(rewarded / 86_400) }) : t('noReward')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
