import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { AdminRows, AdminSection } from '#app/features/admin/admin-section'
import { interpolate, useAdminTexts } from '#app/features/admin/use-admin-texts'

const daySeconds = 24 * 3600
const secondsToDays = (seconds: number) => Math.round((seconds / daySeconds) * 10) / 10

/** What belongs to somebody: the ledger of their time, orders, devices, whom they brought. */
export function UserActivity({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation()
  const { user: texts } = useAdminTexts()
  const { formatDate, formatDateTime } = useFormatters()
  const { people, totalSeconds } = user.invitations
  const faintText = (text: string) => (
    <span className="ml-auto text-subtle-foreground tabular-nums">{text}</span>
  )
  return (
    <div className="grid gap-x-8 lg:grid-cols-2">
      <AdminSection title={texts.ledger}>
        <AdminRows
          emptyText={texts.noLedger}
          rows={user.membership.ledger.map(({ plan, seconds, source, at }, i) => [
            String(i),
            <>
              <span className="font-medium tabular-nums">
                {seconds > 0 ? '+' : ''}
                {interpolate(texts.days, { days: secondsToDays(seconds) })}
              </span>
              <span>{texts.plans[plan]}</span>
              <span className="text-muted-foreground">{texts.sources[source]}</span>
              {faintText(formatDateTime(at))}
            </>,
          ])}
        />
      </AdminSection>
      <AdminSection title={texts.pointsLedger}>
        <AdminRows
          emptyText={texts.noPoints}
          rows={user.membership.points.map(({ points, source, at }, i) => [
            String(i),
            <>
              <span className="font-medium tabular-nums">
                {points > 0 ? '+' : ''}
                {interpolate(texts.points, { points })}
              </span>
              <span className="text-muted-foreground">{texts.sources[source]}</span>
              {faintText(formatDateTime(at))}
            </>,
          ])}
        />
        <p className="mt-3 text-sm">
          <Link
            to={`/admin/ai-chat-sessions?search=${user.id}`}
            className="font-medium text-primary hover:underline"
          >
            {texts.chats}
          </Link>
        </p>
      </AdminSection>
      <AdminSection title={texts.orders}>
        <AdminRows
          emptyText={texts.noOrders}
          rows={user.orders.map(({ tradeNo, productId, price, state, simulated, createdAt }) => [
            tradeNo,
            <>
              <Link
                to={`/admin/orders?number=${tradeNo}`}
                className="font-medium text-primary hover:underline"
              >
                {texts.plans[productId]}
              </Link>
              <span className="tabular-nums">{formatFen(price)}</span>
              <span className="text-muted-foreground">{t(`membership.states.${state}`)}</span>
              {simulated ? <Badge variant="warning">{t('membership.simulated')}</Badge> : null}
              {faintText(formatDateTime(createdAt))}
            </>,
          ])}
        />
      </AdminSection>
      <AdminSection title={texts.sessions}>
        <AdminRows
          emptyText={texts.noSessions}
          rows={user.sessions.map(({ id, device, createdAt, lastSeenAt }) => [
            id,
            <>
              <span className="font-medium">{device}</span>
              {faintText(
                interpolate(texts.session, { from: formatDate(createdAt), last: formatDateTime(lastSeenAt) }),
              )}
            </>,
          ])}
        />
      </AdminSection>
      <AdminSection title={texts.invited}>
        {people.length > 0 ? (
          <p className="mb-3 text-sm text-muted-foreground">
            {interpolate(texts.invitedCount, { count: people.length, days: secondsToDays(totalSeconds) })}
          </p>
        ) : null}
        <AdminRows
          emptyText={texts.noInvited}
          rows={people.map(({ name, at, rewarded }, i) => [
            String(i),
            <>
              <span className="font-medium">{name}</span>
              <span className="tabular-nums">
                {interpolate(texts.days, { days: secondsToDays(rewarded) })}
              </span>
              {faintText(formatDateTime(at))}
            </>,
          ])}
        />
      </AdminSection>
    </div>
  )
}
