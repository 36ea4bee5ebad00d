import { useField } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { TextField } from '#app/components/forms/text-field'
import { Button } from '#app/components/ui/button'
import { Checkbox } from '#app/components/ui/checkbox'
import { DatePicker } from '#app/components/ui/date-picker/date-picker'
import { Select } from '#app/components/ui/select'
import { AdminCheckbox, AdminField, AdminForm } from '#app/features/admin/admin-form'
import { COUPON_KINDS, CouponLimits } from '#contract/admin/admin-coupon'
import { PaidPlanId } from '#contract/billing/product'

type CouponFormProps = {
  /** The days that it is filled in with. */
  days: { from: string; until: string }
  result: FormResult | undefined
}

/** The form of a new coupon. Its terms are fixed once it exists, so that nobody's price changes. */
export function CouponForm({ days, result }: CouponFormProps) {
  const { t } = useTranslation('admin-coupons')
  return (
    <section
      aria-labelledby="new-coupon"
      className="mt-6 max-w-2xl rounded-lg border border-border-strong bg-card p-5 shadow-sm"
    >
      <h2 id="new-coupon" className="font-semibold">
        {t('create')}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{t('createText')}</p>
      <AdminForm
        // A generated code is the field's new default.
        key={String(result?.initialValue?.code)}
        label={t('create')}
        result={result}
        action="/admin/coupons?new="
        hidden={{}}
        defaultValue={{ kind: 'percent', plans: PaidPlanId.options, maxUses: 100, usesPerUser: 1, ...days }}
        reasonLabel={null}
        submitLabel={t('save')}
        submitIntent="create"
        cancelUrl="/admin/coupons"
      >
        {/* What Enter presses. */}
        <button type="submit" name="intent" value="create" tabIndex={-1} aria-hidden className="hidden" />
        <AdminField
          name="code"
          label={t('code')}
          required
          maxLength={CouponLimits.code.max + 10}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono uppercase"
          trailing={
            <Button type="submit" name="intent" value="generate" variant="outline" formNoValidate>
              {t('generate')}
            </Button>
          }
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <AdminField name="kind" label={t('kind')} control={Select}>
            {COUPON_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </AdminField>
          <AdminField
            name="value"
            label={t('value')}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
          />
        </div>
        <PlanBoxes />
        <div className="grid gap-4 sm:grid-cols-2">
          <DayField name="from" />
          <DayField name="until" />
          <AdminField name="maxUses" label={t('maxUses')} required inputMode="numeric" maxLength={7} />
          <AdminField
            name="usesPerUser"
            label={t('usesPerUser')}
            required
            inputMode="numeric"
            maxLength={3}
          />
        </div>
        <AdminCheckbox name="isFirstPurchaseOnly">{t('firstOnly')}</AdminCheckbox>
        <AdminField name="note" label={t('noteLabel')} maxLength={CouponLimits.note} />
      </AdminForm>
    </section>
  )
}

function PlanBoxes() {
  const { t } = useTranslation(['admin-coupons', 'admin-users'])
  const [{ id, errors, initialValue }] = useField<string[] | string>('plans')
  const chosen = [initialValue ?? []].flat()
  return (
    <fieldset aria-describedby={errors ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm text-muted-foreground">{t('plans')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {PaidPlanId.options.map((plan) => (
          <Checkbox
            key={plan}
            name="plans"
            value={plan}
            defaultChecked={chosen.includes(plan)}
            className="text-sm"
            aria-invalid={errors ? true : undefined}
          >
            {t(`admin-users:user.plans.${plan}`)}
          </Checkbox>
        ))}
      </div>
      {errors ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-destructive">
          {errors[0]}
        </p>
      ) : null}
    </fieldset>
  )
}

function DayField({ name }: { name: 'from' | 'until' }) {
  const { t, i18n } = useTranslation(['admin-coupons', 'admin'])
  const [{ id, errors, initialValue }] = useField<string>(name)
  const calendar = { ...t('admin:list.calendar', { returnObjects: true }), language: i18n.language }
  return (
    <TextField
      id={id}
      name={name}
      label={t(name)}
      required
      defaultValue={initialValue}
      error={errors?.[0]}
      control={DatePicker}
      labels={calendar}
    />
  )
}
