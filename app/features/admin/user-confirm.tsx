import { Input, inputLook } from '#app/components/ui/input'
import { useFormats } from '#app/components/use-formats'
import type { AdminUserDetails } from '#contract/admin-user'
import { StepConfirm } from './step-confirm'
import { filled, useDesk } from './use-desk'
import { isGrave, type UserStep } from './user-steps'

/** As contract/admin-user.ts has them. */
const daysMost = 366
const pointsMost = 10_000
const plans = ['100', '200', '300'] as const

type UserConfirmProps = { user: AdminUserDetails; step: UserStep; wish: string }

/** The step before an account is changed: what will happen, and why. */
export function UserConfirm({ user, step, wish }: UserConfirmProps) {
  const { user: texts } = useDesk()
  const { number } = useFormats()
  const path = `/admin/users/${user.id}`
  const isGift = step === 'grant' || step === 'points'
  return (
    <StepConfirm
      title={texts.ask[step]}
      text={
        <>
          {filled(texts.what[step], { takeable: number(user.pointsTakeable) })}
          {step === 'unmakeAdmin' && user.adminBySettings ? ` ${texts.bySettings}` : null}
        </>
      }
      action={`${path}?do=${step}`}
      press={texts.press[step]}
      name="intent"
      value={isGift ? step : 'change'}
      grave={isGrave(step)}
      back={path}
      className="mt-6"
    >
      {isGift ? (
        <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
          <input type="hidden" name="wish" value={wish} />
          {step === 'grant' ? <DaysFields /> : <PointsField takeable={user.pointsTakeable} />}
        </div>
      ) : (
        <input type="hidden" name="change" value={step} />
      )}
    </StepConfirm>
  )
}

function DaysFields() {
  const { user: texts } = useDesk()
  return (
    <>
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{texts.grantPlan}</span>
        <select name="plan" defaultValue="200" className={inputLook}>
          {plans.map((plan) => (
            <option key={plan} value={plan}>
              {texts.plans[plan]}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{texts.grantDays}</span>
        <Input name="days" type="number" required min={-daysMost} max={daysMost} step={1} />
      </label>
    </>
  )
}

function PointsField({ takeable }: { takeable: number }) {
  const { user: texts } = useDesk()
  return (
    <label className="text-sm font-medium">
      <span className="mb-1.5 block">{texts.grantPoints}</span>
      <Input
        name="points"
        type="number"
        required
        min={-Math.min(takeable, pointsMost)}
        max={pointsMost}
        step={1}
      />
    </label>
  )
}
