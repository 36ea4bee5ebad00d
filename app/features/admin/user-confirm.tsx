import { Form } from '@remix-run/react'
import { Input, inputLook } from '#app/components/ui/input'
import { cn } from '#app/components/ui/cn'
import type { AdminUserDetails } from '#contract/admin-user'
import { ReasonEnd } from './reason-end'
import { useDesk } from './use-desk'
import { isGrave, type UserStep } from './user-steps'

/** As contract/admin-user.ts has them. */
const daysMost = 366
const plans = ['100', '200', '300'] as const

type UserConfirmProps = { user: AdminUserDetails; step: UserStep; wish: string }

/** The step before an account is changed: what will happen, and why. */
export function UserConfirm({ user, step, wish }: UserConfirmProps) {
  const { user: texts } = useDesk()
  const path = `/admin/users/${user.id}`
  return (
    <section
      aria-labelledby="confirm"
      className={cn(
        'mt-6 rounded-lg border bg-surface p-5 shadow-card',
        isGrave(step) ? 'border-danger/40' : 'border-line-strong',
      )}
    >
      <h2 id="confirm" className="font-semibold">
        {texts.ask[step]}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {texts.what[step]}
        {step === 'unmakeAdmin' && user.adminBySettings ? ` ${texts.bySettings}` : null}
      </p>
      <Form method="post" action={`${path}?do=${step}`} className="mt-4 grid gap-4">
        {step === 'grant' ? (
          <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
            <input type="hidden" name="wish" value={wish} />
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
          </div>
        ) : (
          <input type="hidden" name="change" value={step} />
        )}
        <ReasonEnd
          press={texts.press[step]}
          name="intent"
          value={step === 'grant' ? 'grant' : 'change'}
          grave={isGrave(step)}
          back={path}
        />
      </Form>
    </section>
  )
}
