import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { Select } from '#app/components/ui/select'
import type { AdminProduct } from '#contract/admin/admin-product'
import { AdminCheckbox, AdminField, AdminForm } from '#app/features/admin/admin-form'

type PlanFormProps = {
  plan: AdminProduct
  result: FormResult | undefined
  /** The form's target, and the URL of the cancel link. */
  action: string
  cancelUrl: string
}

/** A form for the benefits of a plan and its card. */
export function PlanForm({ plan, result, action, cancelUrl }: PlanFormProps) {
  const { t } = useTranslation(['admin-products', 'benefits'])
  const { id, lines, description, order, isRecommended, revision } = plan
  const typedCount = (type: string, val: number) => {
    if (type === 'ResumeTemplateLevel') return val === 0 ? 0 : -1
    return val === -1 ? t('benefits:values.unlimited') : val
  }
  const lineFields = lines.map(({ type, val, text }, n) => [
    type,
    { val: typedCount(type, val), place: n + 1, text },
  ])
  return (
    <AdminForm
      label={t('plans.ask', { name: plan.name })}
      result={result}
      action={action}
      // A refused form keeps the revision that its values were typed for.
      hidden={{ intent: 'plan', id, seen: String(result?.initialValue?.seen ?? revision) }}
      defaultValue={{ lines: Object.fromEntries(lineFields), description, order, isRecommended }}
      submitLabel={t('plans.press')}
      cancelUrl={cancelUrl}
      className="rounded-md bg-muted p-4"
    >
      <p className="text-sm text-muted-foreground">{t('plans.when')}</p>
      {lines.map(({ type }) => {
        const name = t(`benefits:given.${type}`)
        return (
          <fieldset
            key={type}
            className="grid grid-cols-[1fr_5rem] gap-2 border-t border-border pt-3 text-sm"
          >
            <legend className="sr-only">{name}</legend>
            {type === 'ResumeTemplateLevel' ? (
              <AdminField name={`lines.${type}.val`} label={name} control={Select}>
                <option value="0">{t('benefits:values.freeTemplates')}</option>
                <option value="-1">{t('benefits:values.allTemplates')}</option>
              </AdminField>
            ) : (
              <AdminField name={`lines.${type}.val`} label={name} required />
            )}
            <AdminField name={`lines.${type}.place`} label={t('plans.place')} inputMode="numeric" required />
            <div className="col-span-2 grid gap-2 sm:grid-cols-2">
              <AdminField name={`lines.${type}.text.zh`} label={t('plans.nameZh')} />
              <AdminField name={`lines.${type}.text.en`} label={t('plans.nameEn')} />
            </div>
          </fieldset>
        )
      })}
      <div className="grid gap-2 border-t border-border pt-3">
        <AdminField name="description.zh" label={t('plans.descriptionZh')} />
        <AdminField name="description.en" label={t('plans.descriptionEn')} />
        <AdminField name="order" label={t('plans.order')} />
        <AdminCheckbox name="isRecommended">{t('plans.recommend')}</AdminCheckbox>
      </div>
    </AdminForm>
  )
}
