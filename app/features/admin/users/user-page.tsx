import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { UserBadges } from './user-badges'
import { ConfirmUserAction } from './confirm-user-action'
import { UserDetails } from './user-details'
import { UserPlan } from './user-plan'
import { UserActivity } from './user-activity'
import { isDestructive, actionsFor } from './user-actions'
import type { UserView } from './users.server'

type UserPageProps = { view: UserView; phone: string | null | undefined; problem: string | undefined }

/** An account: who it is, its plan, and the actions of an admin. */
export function UserPage({
  view: { user, confirmingAction: step, wish: requestId },
  phone,
  problem,
}: UserPageProps) {
  const { t } = useTranslation('admin-users')
  const steps = actionsFor(user)
  const confirming = step && steps.includes(step) ? step : undefined
  return (
    <>
      <Link to="/admin/users" className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}>
        <ArrowLeft aria-hidden />
        {t('user.back')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-2xl font-semibold tracking-tight break-all sm:text-3xl">{user.nickname}</h1>
        <UserBadges user={user} />
      </div>
      {problem ? (
        <p
          role="alert"
          className="mt-6 rounded-md border border-destructive/40 px-4 py-3 text-sm text-destructive"
        >
          {problem}
        </p>
      ) : null}
      {confirming ? (
        <ConfirmUserAction key={confirming} user={user} action={confirming} requestId={requestId} />
      ) : (
        <nav aria-label={t('user.actions')} className="mt-5 flex flex-wrap gap-2">
          {steps.map((one) => (
            <Link
              key={one}
              to={`/admin/users/${user.id}?do=${one}`}
              preventScrollReset
              className={buttonVariants({
                variant: isDestructive(one) ? 'ghost-destructive' : 'outline',
                size: 'sm',
              })}
            >
              {t(`user.do.${one}`)}
            </Link>
          ))}
        </nav>
      )}
      <div className="grid gap-x-8 lg:grid-cols-2">
        <UserDetails user={user} phone={phone} />
        <UserPlan user={user} />
      </div>
      <UserActivity user={user} />
      <AuditList lines={user.history} />
    </>
  )
}
