import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { fieldErrorFormatter, parseForm } from '#app/api-client/form-result.server'
import { parseDay } from '#app/components/ui/date-picker/calendar-dates'
import { submitCall, submitForm } from '#app/features/admin/action-result.server'
import { parseYuanToFen } from '#app/features/admin/parse-yuan-to-fen'
import { parseWholeNumber } from '#app/features/admin/products/change-plan.server'
import { Checkbox } from '#app/features/admin/products/change-product.server'
import { CouponLimits, CouponTerms, type CouponKind } from '#contract/admin/admin-coupon'
import { chinaDay } from '#contract/china-time'
import { fieldError, type Language } from '#contract/validation/field-error-codes'

const DAY_MS = 24 * 60 * 60_000
const defaultDays = 30

/** The days that a new coupon is filled in with: thirty from today, as China counts. */
export function defaultCouponDays(now: number): { from: string; until: string } {
  return { from: chinaDay(now).name, until: chinaDay(now + (defaultDays - 1) * DAY_MS).name }
}

/** A day as the form has it, in ms since 1970 when it begins in China. */
const Day = z
  .string(fieldError('day'))
  .transform((typed) => Date.parse(`${parseDay(typed) ?? ''}T00:00:00+08:00`))
  .pipe(z.number(fieldError('day')))
const WholeNumber = z
  .string()
  .transform(parseWholeNumber)
  .pipe(z.number(fieldError('digits', `1–${CouponLimits.uses}`)))

const { shape: terms } = CouponTerms
/** `value`: a percentage or yuan. `from` and `until` are days of the coupon. */
const CouponFields = z.object({
  code: terms.code,
  kind: terms.kind,
  value: z.string(fieldError('required')).trim().min(1, fieldError('required')),
  // Of checkboxes with one name, conform makes a list only from two.
  plans: z.preprocess((typed) => (typed === undefined ? [] : [typed].flat()), terms.plans),
  from: Day,
  until: Day,
  maxUses: WholeNumber.pipe(terms.maxUses),
  usesPerUser: WholeNumber.pipe(terms.usesPerUser),
  isFirstPurchaseOnly: Checkbox,
  note: terms.note,
})

const valueOf = ({ kind, value }: { kind: CouponKind; value: string }) =>
  kind === 'percent' ? parseWholeNumber(value) : parseYuanToFen(value)
const isWithin = (value: number, max: number) => value >= 1 && value <= max

const CouponForm = CouponFields.refine(
  (typed) => typed.kind !== 'percent' || isWithin(valueOf(typed), CouponLimits.percent),
  { path: ['value'], error: fieldError('digits', `1–${CouponLimits.percent}`) },
)
  .refine((typed) => typed.kind !== 'amount' || isWithin(valueOf(typed), CouponLimits.fen), {
    path: ['value'],
    error: fieldError('price'),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: fieldError('couponDays') })

export type CouponIntent = 'create' | 'generate' | 'change'
export type CouponFormResponse = FormResponse<{ pressed: CouponIntent }>

/**
 * Runs what was pressed on the page of coupons. @returns the form as it stays on the page; undefined on success
 * @throws a 400 Response for an unknown action
 */
export async function runCouponAction(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<CouponFormResponse | undefined> {
  const intent = String(form.get('intent'))
  const respond = (refused: FormResponse | undefined, pressed: CouponIntent) =>
    refused && { ...refused, result: { ...refused.result, pressed } }
  if (intent === 'change') return respond(await submitCall(api, 'changeCoupon', form, { language }), intent)
  if (intent === 'generate') return respond(withNewCode(form, language), intent)
  if (intent === 'create') return respond(await createCoupon(api, form, language), intent)
  throw new Response(null, { status: 400 })
}

function createCoupon(api: ApiClient, form: FormData, language: Language): Promise<FormResponse | undefined> {
  const create = ({ from, until, value, ...typed }: z.output<typeof CouponForm>) =>
    api.call('createCoupon', {
      ...typed,
      value: valueOf({ kind: typed.kind, value }),
      startsAt: from,
      endsAt: until + DAY_MS,
    })
  return submitForm(form, CouponForm, create, { language })
}

/** Without letters that look alike. */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const generatedLength = 8

/** The form as it was typed, with a code that nobody can guess. */
function withNewCode(form: FormData, language: Language): FormResponse {
  const letters = Array.from({ length: generatedLength }, () => codeAlphabet[randomInt(codeAlphabet.length)])
  form.set('code', letters.join(''))
  const { initialValue } = parseForm(form, CouponFields, fieldErrorFormatter(language)).reply()
  return { result: { initialValue }, status: 200 }
}
