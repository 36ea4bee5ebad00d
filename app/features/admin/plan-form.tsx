import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { inputLook } from '#app/components/ui/input'
import type { AdminProduct } from '#contract/admin-product'
import { CheckedInput } from './field-problem'
import { ReasonEnd } from './reason-end'
import { filled, useDesk } from './use-desk'

type PlanFormProps = {
  plan: AdminProduct
  /** What was typed into a form that was refused. */
  typed: Record<string, string> | undefined
  /** Where the form goes, and where one goes who changes nothing. */
  action: string
  back: string
}

/** Everything a plan gives, and how its card shows it. */
export function PlanForm({ plan, typed, action, back }: PlanFormProps) {
  const { plans: texts } = useDesk()
  const { t } = useTranslation()
  const was = (name: string, value: string | number) => typed?.[name] ?? String(value)
  const isRecommended = typed ? 'isRecommended' in typed : plan.isRecommended
  return (
    <Form
      method="post"
      action={action}
      aria-label={filled(texts.ask, { name: plan.name })}
      className="mt-4 grid gap-4 rounded-md bg-muted p-4"
    >
      <input type="hidden" name="intent" value="plan" />
      <input type="hidden" name="id" value={plan.id} />
      <input type="hidden" name="seen" value={was('seen', plan.revision)} />
      <p className="text-sm text-muted-foreground">{texts.when}</p>
      {plan.lines.map(({ type, val, text }, n) => {
        const name = t(`benefits.given.${type}`)
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
                  className={inputLook}
                  name={`val.${type}`}
                  defaultValue={was(`val.${type}`, val === 0 ? 0 : -1)}
                >
                  <option value="0">{t('benefits.values.freeTemplates')}</option>
                  <option value="-1">{t('benefits.values.allTemplates')}</option>
                </select>
              ) : (
                <CheckedInput
                  name={`val.${type}`}
                  required
                  defaultValue={was(`val.${type}`, val === -1 ? t('benefits.values.unlimited') : val)}
                />
              )}
            </label>
            <label>
              <span className="mb-1 block text-muted-foreground">{texts.place}</span>
              <CheckedInput
                name={`place.${type}`}
                inputMode="numeric"
                required
                defaultValue={was(`place.${type}`, n + 1)}
              />
            </label>
            <div className="col-span-2 grid gap-2 sm:grid-cols-2">
              <Text name={`text.${type}.zh`} label={texts.nameZh} value={was(`text.${type}.zh`, text.zh)} />
              <Text name={`text.${type}.en`} label={texts.nameEn} value={was(`text.${type}.en`, text.en)} />
            </div>
          </fieldset>
        )
      })}
      <div className="grid gap-2 border-t border-border pt-3 text-sm">
        <Text
          name="description.zh"
          label={texts.descriptionZh}
          value={was('description.zh', plan.description.zh)}
        />
        <Text
          name="description.en"
          label={texts.descriptionEn}
          value={was('description.en', plan.description.en)}
        />
        <Text name="order" label={texts.order} value={was('order', plan.order)} />
        <label className="mt-1 flex items-center gap-2 font-medium">
          <input
            type="checkbox"
            name="isRecommended"
            defaultChecked={isRecommended}
            className="size-4 accent-primary"
          />
          {texts.recommend}
        </label>
      </div>
      <ReasonEnd press={texts.press} typed={typed?.reason} back={back} />
    </Form>
  )
}

function Text({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label>
      <span className="mb-1 block text-muted-foreground">{label}</span>
      <CheckedInput name={name} defaultValue={value} />
    </label>
  )
}
