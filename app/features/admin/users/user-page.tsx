import { useTranslation } from 'react-i18next'
import { Link } from '@remix-run/react'
import { buttonVariants } from '#app/components/ui/button'
import type { FormResult } from '#app/api-client/form-result'
import { FormProblem } from '#app/features/admin/admin-form'
import { BackLink } from '#app/features/admin/back-link'
import { AuditList } from '#app/features/admin/audit/audit-list'
import { UserBadges } from './user-badges'
import { ConfirmUserAction } from './confirm-user-action'
import { UserDetails } from './user-details'
import { UserPlan } from './user-plan'
import { UserActivity } from './user-activity'
import { isDestructive, actionsFor } from './user-actions'
import type { UserView } from './users.server'

type UserPageProps = { view: UserView; phone: string | null | undefined; result: FormResult | undefined }

/** An account: who it is, its plan, and the actions of an admin. */
export function UserPage({
  view: { user, confirmingAction: step, wish: requestId },
  phone,
  result,
}: UserPageProps) {
  const { t } = useTranslation('admin-users')
  const steps = actionsFor(user)
  const confirming = step && steps.includes(step) ? step : undefined
  return (
    <>
      <BackLink to="/admin/users">{t('user.back')}</BackLink>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-2xl font-semibold tracking-tight break-all sm:text-3xl">{user.nickname}</h1>
        <UserBadges user={user} />
      </div>
      {confirming ? null : <FormProblem result={result} />}
      {confirming ? (
        <ConfirmUserAction key={confirming} {...{ user, action: confirming, requestId, result }} />
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
