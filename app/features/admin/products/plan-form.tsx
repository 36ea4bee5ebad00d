import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { inputClassName } from '#app/components/ui/input'
import type { AdminProduct } from '#contract/admin/admin-product'
import { InputWithError } from '#app/features/admin/field-error'
import { ReasonFields } from '#app/features/admin/reason-fields'

type PlanFormProps = {
  plan: AdminProduct
  /** The submitted values of a refused form. */
  submitted: Record<string, string> | undefined
  /** The form's target, and the URL of the cancel link. */
  action: string
  cancelUrl: string
}

/** A form for the benefits of a plan and its card. */
export function PlanForm({ plan, submitted, action, cancelUrl }: PlanFormProps) {
  const { t } = useTranslation(['admin-products', 'benefits'])
  const initialValue = (name: string, value: string | number) => submitted?.[name] ?? String(value)
  const isRecommended = submitted ? 'isRecommended' in submitted : plan.isRecommended
  return (
    <Form
      method="post"
      action={action}
      aria-label={t('plans.ask', { name: plan.name })}
      className="mt-4 grid gap-4 rounded-md bg-muted p-4"
    >
      <input type="hidden" name="intent" value="plan" />
      <input type="hidden" name="id" value={plan.id} />
      <input type="hidden" name="seen" value={initialValue('seen', plan.revision)} />
      <p className="text-sm text-muted-foreground">{t('plans.when')}</p>
      {plan.lines.map(({ type, val, text }, n) => {
        const name = t(`benefits:given.${type}`)
        return (
          <fieldset
            key={type}
            className="grid grid-cols-[1fr_5rem] gap-2 border-t border-border pt-3 text-sm"
          >
            <legend className="sr-only">{name}</legend>
            <label>
              <span className="mb-1 block font-medium">{name}</span>
              {type === 'ResumeTemplateLevel' ? (
                <select
                  className={inputClassName}
                  name={`val.${type}`}
                  defaultValue={initialValue(`val.${type}`, val === 0 ? 0 : -1)}
                >
                  <option value="0">{t('benefits:values.freeTemplates')}</option>
                  <option value="-1">{t('benefits:values.allTemplates')}</option>
                </select>
              ) : (
                <InputWithError
                  name={`val.${type}`}
                  required
                  defaultValue={initialValue(
                    `val.${type}`,
                    val === -1 ? t('benefits:values.unlimited') : val,
                  )}
                />
              )}
            </label>
            <label>
              <span className="mb-1 block text-muted-foreground">{t('plans.place')}</span>
              <InputWithError
                name={`place.${type}`}
                inputMode="numeric"
                required
                defaultValue={initialValue(`place.${type}`, n + 1)}
              />
            </label>
            <div className="col-span-2 grid gap-2 sm:grid-cols-2">
              <Text
                name={`text.${type}.zh`}
                label={t('plans.nameZh')}
                value={initialValue(`text.${type}.zh`, text.zh)}
              />
              <Text
                name={`text.${type}.en`}
                label={t('plans.nameEn')}
                value={initialValue(`text.${type}.en`, text.en)}
              />
            </div>
          </fieldset>
        )
      })}
      <div className="grid gap-2 border-t border-border pt-3 text-sm">
        <Text
          name="description.zh"
          label={t('plans.descriptionZh')}
          value={initialValue('description.zh', plan.description.zh)}
        />
        <Text
          name="description.en"
          label={t('plans.descriptionEn')}
          value={initialValue('description.en', plan.description.en)}
        />
        <Text name="order" label={t('plans.order')} value={initialValue('order', plan.order)} />
        <label className="mt-1 flex items-center gap-2 font-medium">
          <input
            type="checkbox"
            name="isRecommended"
            defaultChecked={isRecommended}
            className="size-4 accent-primary"
          />
          {t('plans.recommend')}
        </label>
      </div>
      <ReasonFields submitLabel={t('plans.press')} submitted={submitted?.reason} cancelUrl={cancelUrl} />
    </Form>
  )
}

function Text({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label>
      <span className="mb-1 block text-muted-foreground">{label}</span>
      <InputWithError name={name} defaultValue={value} />
    </label>
  )
}
