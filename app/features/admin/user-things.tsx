import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import { sayFen } from '#app/components/say-fen'
import { useFormats } from '#app/components/use-formats'
import type { AdminUserDetails } from '#contract/admin-user'
import { DeskRows, DeskSection } from './desk-section'
import { filled, useDesk } from './use-desk'

const daySeconds = 24 * 3600
const daysOf = (seconds: number) => Math.round((seconds / daySeconds) * 10) / 10

/** What belongs to somebody: the ledger of their time, orders, devices, whom they brought. */
export function UserThings({ user }: { user: AdminUserDetails }) {
  const { t } = useTranslation()
  const { user: texts } = useDesk()
  const { day, moment } = useFormats()
  const { people, totalSeconds } = user.invitations
  const faint = (text: string) => <span className="ml-auto text-subtle-foreground tabular-nums">{text}</span>
  return (
    <div className="grid gap-x-8 lg:grid-cols-2">
      <DeskSection title={texts.ledger}>
        <DeskRows
          none={texts.noLedger}
          rows={user.membership.ledger.map(({ plan, seconds, source, at }, i) => [
            String(i),
            <>
              <span className="font-medium tabular-nums">
                {seconds > 0 ? '+' : ''}
                {filled(texts.days, { days: daysOf(seconds) })}
              </span>
              <span>{texts.plans[plan]}</span>
              <span className="text-muted-foreground">{texts.sources[source]}</span>
              {faint(moment(at))}
            </>,
          ])}
        />
      </DeskSection>
      <DeskSection title={texts.pointsLedger}>
        <DeskRows
          none={texts.noPoints}
          rows={user.membership.points.map(({ points, source, at }, i) => [
            String(i),
            <>
              <span className="font-medium tabular-nums">
                {points > 0 ? '+' : ''}
                {filled(texts.points, { points })}
              </span>
              <span className="text-muted-foreground">{texts.sources[source]}</span>
              {faint(moment(at))}
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
      </DeskSection>
      <DeskSection title={texts.orders}>
        <DeskRows
          none={texts.noOrders}
          rows={user.orders.map(({ tradeNo, productId, price, state, simulated, createdAt }) => [
            tradeNo,
            <>
              <Link
                to={`/admin/orders?number=${tradeNo}`}
                className="font-medium text-primary hover:underline"
              >
                {texts.plans[productId]}
              </Link>
              <span className="tabular-nums">{sayFen(price)}</span>
              <span className="text-muted-foreground">{t(`membership.states.${state}`)}</span>
              {simulated ? <Badge variant="warning">{t('membership.simulated')}</Badge> : null}
              {faint(moment(createdAt))}
            </>,
          ])}
        />
      </DeskSection>
      <DeskSection title={texts.sessions}>
        <DeskRows
          none={texts.noSessions}
          rows={user.sessions.map(({ id, device, createdAt, lastSeenAt }) => [
            id,
            <>
              <span className="font-medium">{device}</span>
              {faint(filled(texts.session, { from: day(createdAt), last: moment(lastSeenAt) }))}
            </>,
          ])}
        />
      </DeskSection>
      <DeskSection title={texts.invited}>
        {people.length > 0 ? (
          <p className="mb-3 text-sm text-muted-foreground">
            {filled(texts.invitedCount, { count: people.length, days: daysOf(totalSeconds) })}
          </p>
        ) : null}
        <DeskRows
          none={texts.noInvited}
          rows={people.map(({ name, at, rewarded }, i) => [
            String(i),
            <>
              <span className="font-medium">{name}</span>
              <span className="tabular-nums">{filled(texts.days, { days: daysOf(rewarded) })}</span>
              {faint(moment(at))}
            </>,
          ])}
        />
      </DeskSection>
    </div>
  )
}
