import { Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { AuditList } from './audit-list'
import { useDesk } from './use-desk'
import { UserBadges } from './user-badges'
import { UserConfirm } from './user-confirm'
import { UserFacts } from './user-facts'
import { UserPlan } from './user-plan'
import { UserThings } from './user-things'
import { isGrave, stepsFor } from './user-steps'
import type { UserView } from './users.server'

type UserPageProps = { view: UserView; phone: string | null | undefined; problem: string | undefined }

/** One account: who it is, what it has, and what an admin can do about it. */
export function UserPage({ view: { user, step, wish }, phone, problem }: UserPageProps) {
  const texts = useDesk()
  const steps = stepsFor(user)
  const asking = step && steps.includes(step) ? step : undefined
  return (
    <>
      <Link to="/admin/users" className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-2.5')}>
        <ArrowLeft aria-hidden />
        {texts.user.back}
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
      {asking ? (
        <UserConfirm key={asking} user={user} step={asking} wish={wish} />
      ) : (
        <nav aria-label={texts.user.actions} className="mt-5 flex flex-wrap gap-2">
          {steps.map((one) => (
            <Link
              key={one}
              to={`/admin/users/${user.id}?do=${one}`}
              preventScrollReset
              className={buttonVariants({
                variant: isGrave(one) ? 'ghost-destructive' : 'outline',
                size: 'sm',
              })}
            >
              {texts.user.do[one]}
            </Link>
          ))}
        </nav>
      )}
      <div className="grid gap-x-8 lg:grid-cols-2">
        <UserFacts user={user} phone={phone} />
        <UserPlan user={user} />
      </div>
      <UserThings user={user} />
      <AuditList lines={user.history} />
    </>
  )
}
