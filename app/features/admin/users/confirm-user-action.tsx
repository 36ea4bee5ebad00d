import { useTranslation } from 'react-i18next'
import { Input, inputClassName } from '#app/components/ui/input'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { ConfirmAction } from '#app/features/admin/confirm-action'
import { isDestructive, type UserAction } from './user-actions'

/** As in contract/admin/admin-user.ts. */
const maxDays = 366
const maxPoints = 10_000
const plans = ['100', '200', '300'] as const

type ConfirmUserActionProps = { user: AdminUserDetails; action: UserAction; requestId: string }

/** The confirmation step before an account is changed. */
export function ConfirmUserAction({ user, action, requestId }: ConfirmUserActionProps) {
  const { t } = useTranslation('admin-users')
  const { formatNumber } = useFormatters()
  const path = `/admin/users/${user.id}`
  const isGrant = action === 'grant' || action === 'points'
  return (
    <ConfirmAction
      title={t(`user.ask.${action}`)}
      text={
        <>
          {t(`user.what.${action}`, { takeable: formatNumber(user.pointsTakeable) })}
          {action === 'unmakeAdmin' && user.adminBySettings ? ` ${t('user.bySettings')}` : null}
        </>
      }
      action={`${path}?do=${action}`}
      submitLabel={t(`user.press.${action}`)}
      name="intent"
      value={isGrant ? action : 'change'}
      isDestructive={isDestructive(action)}
      cancelUrl={path}
      className="mt-6"
    >
      {isGrant ? (
        <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
          <input type="hidden" name="wish" value={requestId} />
          {action === 'grant' ? <DaysFields /> : <PointsField takeable={user.pointsTakeable} />}
        </div>
      ) : (
        <input type="hidden" name="change" value={action} />
      )}
    </ConfirmAction>
  )
}

function DaysFields() {
  const { t } = useTranslation('admin-users')
  return (
    <>
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{t('user.grantPlan')}</span>
        <select name="plan" defaultValue="200" className={inputClassName}>
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {t(`user.plans.${plan}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{t('user.grantDays')}</span>
        <Input name="days" type="number" required min={-maxDays} max={maxDays} step={1} />
      </label>
    </>
  )
}

function PointsField({ takeable }: { takeable: number }) {
  const { t } = useTranslation('admin-users')
  return (
    <label className="text-sm font-medium">
      <span className="mb-1.5 block">{t('user.grantPoints')}</span>
      <Input
        name="points"
        type="number"
        required
        min={-Math.min(takeable, maxPoints)}
        max={maxPoints}
        step={1}
      />
    </label>
  )
}
