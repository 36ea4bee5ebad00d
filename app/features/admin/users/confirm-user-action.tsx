import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { AdminField } from '#app/features/admin/admin-form'
import { Select } from '#app/components/ui/select'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminUserDetails } from '#contract/admin/admin-user'
import { ConfirmAction } from '#app/features/admin/confirm-action'
import { isDestructive, type UserAction } from './user-actions'

/** As in contract/admin/admin-user.ts. */
const maxDays = 366
const maxPoints = 10_000
const plans = ['100', '200', '300'] as const

type ConfirmUserActionProps = {
  user: AdminUserDetails
  action: UserAction
  requestId: string
  result: FormResult | undefined
}

/** The confirmation step before an account is changed. */
export function ConfirmUserAction({ user, action, requestId, result }: ConfirmUserActionProps) {
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
      result={result}
      hidden={isGrant ? { intent: action, wish: requestId } : { intent: 'change', change: action }}
      defaultValue={{ plan: '200' }}
      submitLabel={t(`user.press.${action}`)}
      isDestructive={isDestructive(action)}
      cancelUrl={path}
      className="mt-6"
    >
      {isGrant ? (
        <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
          {action === 'grant' ? <DaysFields /> : <PointsField takeable={user.pointsTakeable} />}
        </div>
      ) : null}
    </ConfirmAction>
  )
}

function DaysFields() {
  const { t } = useTranslation('admin-users')
  return (
    <>
      <AdminField name="plan" label={t('user.grantPlan')} control={Select}>
        {plans.map((plan) => (
          <option key={plan} value={plan}>
            {t(`user.plans.${plan}`)}
          </option>
        ))}
      </AdminField>
      <AdminField
        name="days"
        label={t('user.grantDays')}
        type="number"
        required
        min={-maxDays}
        max={maxDays}
      />
    </>
  )
}

function PointsField({ takeable }: { takeable: number }) {
  const { t } = useTranslation('admin-users')
  return (
    <AdminField
      name="points"
      label={t('user.grantPoints')}
      type="number"
      required
      min={-Math.min(takeable, maxPoints)}
      max={maxPoints}
    />
  )
}
