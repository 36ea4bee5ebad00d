import { Link } from '@remix-run/react'
import { Crown, Gift, LogOut, ReceiptText, RotateCw, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { shownNickname } from '#app/i18n/shown-nickname'
import { LogoutForm } from '#app/components/logout-form'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { Avatar } from '#app/components/ui/avatar'
import { Badge } from '#app/components/ui/badge'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Modal } from '#app/components/ui/modal'
import { highestPlanId } from '#contract/billing/plan-ids'
import type { UserCentreView } from './user-centre.server'
import { PlanLine } from './plan-line'
import { useUserCentre } from './use-user-centre'

const upgrade = { to: '/pricing', name: 'layout:account.upgrade', icon: Crown } as const
const renew = { ...upgrade, name: 'layout:account.renew' } as const
const links = [
  { to: '/user/invite', name: 'layout:account.invite', icon: Gift },
  { to: '/user/orders', name: 'workspace:orders', icon: ReceiptText },
  { to: '/user', name: 'profile:centre.all', icon: UserRound },
] as const

type UserCentreProps = { phoneForm: ReactNode; onClose(): void }

/** The account overview over the current page: plan, remaining quota, phone, and links. */
export function UserCentre({ phoneForm, onClose }: UserCentreProps) {
  const { t } = useTranslation(['profile', 'layout', 'error-messages', 'workspace'])
  const { view, failed: hasFailed, reload } = useUserCentre()
  return (
    <Modal
      id="user-centre"
      title={t('title')}
      closeLabel={t('centre.close')}
      closeHref="/user"
      onClose={onClose}
    >
      {view ? <Account view={view} phoneForm={phoneForm} /> : null}
      {hasFailed ? (
        <div role="alert" className="mt-6 rounded-lg bg-muted p-4 text-sm text-muted-foreground">
          <p>{t('centre.failed')}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={reload}>
            <RotateCw aria-hidden />
            {t('error-messages:retry')}
          </Button>
        </div>
      ) : null}
      {view || hasFailed ? null : (
        <p role="status" className="mt-6 h-72 text-sm text-subtle-foreground">
          {t('layout:loading')}
        </p>
      )}
      <ul className="-mx-2.5 mt-5 grid grid-cols-2 gap-x-2 border-t border-border pt-3">
        {[view?.plan?.id === highestPlanId ? renew : upgrade, ...links].map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={buttonVariants({ variant: 'ghost', className: 'w-full justify-start' })}>
              <Icon aria-hidden />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
      <LogoutForm className="-mx-2.5 mt-1 border-t border-border pt-2">
        <Button type="submit" variant="ghost" className="w-full justify-start">
          <LogOut aria-hidden />
          {t('layout:account.logout')}
        </Button>
      </LogoutForm>
    </Modal>
  )
}

function Account({ view, phoneForm }: { view: UserCentreView; phoneForm: ReactNode }) {
  const { t, i18n } = useTranslation(['profile', 'layout'])
  const { profile, plan, quotaLeft, now } = view
  const name = shownNickname(profile.nickname, i18n.language) || t('layout:account.me')
  return (
    <>
      <div className="mt-5 flex items-center gap-3.5">
        <Avatar name={name} className="size-12 text-xl" />
        <div className="min-w-0">
          <p className="flex items-center gap-2">
            <span className="truncate font-semibold">{name}</span>
            {plan?.isPlanActive ? <Badge variant="premium">{t('layout:account.vip')}</Badge> : null}
          </p>
          <div className="text-sm text-muted-foreground">
            <PlanLine plan={plan} now={now} />
          </div>
        </div>
      </div>
      {quotaLeft ? (
        <ul className="mt-4 grid gap-1 rounded-lg bg-muted px-4 py-3 text-sm text-muted-foreground sm:grid-cols-2">
          {(['downloads', 'resumes', 'points'] as const).map((of) => (
            <li key={of}>
              <QuotaLeftLine of={of} left={quotaLeft[of]} />
            </li>
          ))}
        </ul>
      ) : null}
      {profile.phone === null ? (
        <section aria-labelledby="centre-phone" className="mt-5">
          <h3 id="centre-phone" className="font-medium">
            {t('bindPhone')}
          </h3>
          <p className="mt-1 mb-4 text-sm text-muted-foreground">{t('phoneAsked')}</p>
          {phoneForm}
        </section>
      ) : (
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 px-1 text-sm">
          <dt className="text-muted-foreground">{t('phone')}</dt>
          <dd className="text-right tabular-nums">{profile.phone}</dd>
          <dt className="text-muted-foreground">{t('weixin')}</dt>
          <dd className="text-right break-words">
            {profile.weixin ? profile.weixin.nickname || t('bound') : t('unbound')}
          </dd>
          <dt className="text-muted-foreground">{t('inviteCode')}</dt>
          <dd className="text-right font-mono tracking-wide select-all">{profile.inviteCode}</dd>
        </dl>
      )}
    </>
  )
}
