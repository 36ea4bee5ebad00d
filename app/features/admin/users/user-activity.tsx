import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { AdminRows, AdminSection } from '#app/features/admin/admin-section'

const daySeconds = 24 * 3600
const secondsToDays = (seconds: number) => Math.round((seconds / daySeconds) * 10) / 10

/** A user's activity: membership ledger, points, orders, devices and invited users. */
export function UserActivity({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation(['admin-users', 'membership'])
  const { formatDate, formatDateTime } = useFormatters()
  const { people, totalSeconds } = user.invitations
  const days = (seconds: number) => {
    const count = secondsToDays(seconds)
    return t('user.days', { days: count, count })
  }
  const faintText = (text: string) => (
    <span className="ml-auto text-subtle-foreground tabular-nums">{text}</span>
  )
  return (
    <div className="grid gap-x-8 lg:grid-cols-2">
      <AdminSection title={t('user.ledger')}>
        <AdminRows
          emptyText={t('user.noLedger')}
          rows={user.membership.ledger.map(({ plan, seconds, source, at }, i) => [
            String(i),
            <>
              <span className="font-medium tabular-nums">
                {seconds > 0 ? '+' : ''}
                {days(seconds)}
              </span>
              <span>{t(`user.plans.${plan}`)}</span>
              <span className="text-muted-foreground">{t(`user.sources.${source}`)}</span>
              {faintText(formatDateTime(at))}
            </>,
          ])}
        />
      </AdminSection>
      <AdminSection title={t('user.pointsLedger')}>
        <AdminRows
          emptyText={t('user.noPoints')}
          rows={user.membership.points.map(({ points, source, at }, i) => [
            String(i),
            <>
              <span className="font-medium tabular-nums">
                {points > 0 ? '+' : ''}
                {t('user.points', { points, count: points })}
              </span>
              <span className="text-muted-foreground">{t(`user.sources.${source}`)}</span>
              {faintText(formatDateTime(at))}
            </>,
          ])}
        />
        <p className="mt-3 text-sm">
          <Link
            to={`/admin/ai-chat-sessions?search=${user.id}`}
            className="font-medium text-primary hover:underline"
          >
            {t('user.chats')}
          </Link>
        </p>
      </AdminSection>
      <AdminSection title={t('user.orders')}>
        <AdminRows
          emptyText={t('user.noOrders')}
          rows={user.orders.map(({ tradeNo, productId, price, state, simulated, createdAt }) => [
            tradeNo,
            <>
              <Link
                to={`/admin/orders?number=${tradeNo}`}
                className="font-medium text-primary hover:underline"
              >
                {t(`user.plans.${productId}`)}
              </Link>
              <span className="tabular-nums">{formatFen(price)}</span>
              <span className="text-muted-foreground">{t(`membership:states.${state}`)}</span>
              {simulated ? <Badge variant="warning">{t('membership:simulated')}</Badge> : null}
              {faintText(formatDateTime(createdAt))}
            </>,
          ])}
        />
      </AdminSection>
      <AdminSection title={t('user.sessions')}>
        <AdminRows
          emptyText={t('user.noSessions')}
          rows={user.sessions.map(({ id, device, createdAt, lastSeenAt }) => [
            id,
            <>
              <span className="font-medium">{device}</span>
              {faintText(
                t('user.session', { from: formatDate(createdAt), last: formatDateTime(lastSeenAt) }),
              )}
            </>,
          ])}
        />
      </AdminSection>
      <AdminSection title={t('user.invited')}>
        {people.length > 0 ? (
          <p className="mb-3 text-sm text-muted-foreground">
            {t('user.invitedCount', { count: people.length, days: secondsToDays(totalSeconds) })}
          </p>
        ) : null}
        <AdminRows
          emptyText={t('user.noInvited')}
          rows={people.map(({ name, at, rewarded }, i) => [
            String(i),
            <>
              <span className="font-medium">{name}</span>
              <span className="tabular-nums">{days(rewarded)}</span>
              {faintText(formatDateTime(at))}
            </>,
          ])}
        />
      </AdminSection>
    </div>
  )
}
