import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { i18nFor } from '#app/i18n/i18n.server'
import { submitForm } from '#app/features/admin/action-result.server'
import { PlanBenefitLine, PlanChangeInput } from '#contract/admin/admin-product'
import { BenefitType } from '#contract/billing/product'
import { fieldError, formatFieldError, type Language } from '#contract/validation/field-error-codes'
import { Checkbox } from './change-product.server'

/** Parses a typed whole number, also full-width; 不限 is -1, invalid text is NaN. */
export function parseWholeNumber(typed: string): number {
  const text = typed.normalize('NFKC').trim()
  if (/^(不限|unlimited)$/i.test(text)) return -1
  return /^-?\d{1,6}$/.test(text) ? Number(text) : NaN
}

const WholeNumber = z
  .string()
  .transform(parseWholeNumber)
  .pipe(z.number(fieldError('digits')))

const { shape: line } = PlanBenefitLine
/** `place`: equal places keep the order of BenefitType. */
const PlanFormLine = z.object({ val: WholeNumber.pipe(line.val), text: line.text, place: WholeNumber })
const { shape: plan } = PlanChangeInput
const PlanForm = z.object({
  id: plan.id,
  seen: z.coerce.number().pipe(plan.seen),
  lines: z.object(
    Object.fromEntries(BenefitType.options.map((type) => [type, PlanFormLine])) as Record<
      BenefitType,
      typeof PlanFormLine
    >,
  ),
  order: WholeNumber.pipe(plan.order),
  isRecommended: Checkbox,
  description: plan.description,
  reason: plan.reason,
})

/** Changes a plan's benefits and its card. @returns the form with what is wrong; undefined on success. */
export function changePlan(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<FormResponse | undefined> {
  const formatError = (encoded: string) =>
    encoded.startsWith('digits')
      ? i18nFor(language).t('admin-products:plans.badCount')
      : formatFieldError(encoded, language)
  const change = ({ lines, ...offer }: z.output<typeof PlanForm>) => {
    const byPlace = BenefitType.options
      .map((type) => ({ type, ...lines[type] }))
      .sort((a, b) => a.place - b.place)
      .map(({ place: _, ...line }) => line)
    return api.call('changePlan', { ...offer, lines: byPlace })
  }
  return submitForm(form, PlanForm, change, { language, formatError })
}
