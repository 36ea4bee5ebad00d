import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { submitForm } from '#app/features/admin/action-result.server'
import { parseYuanToFen } from '#app/features/admin/parse-yuan-to-fen'
import type { LongerCardMonths } from '#contract/billing/card-months'
import { ProductChangeInput } from '#contract/admin/admin-panel'
import { fieldError, type Language } from '#contract/validation/field-error-codes'

/** A checkbox: absent when it is not ticked. */
export const Checkbox = z.literal('on').optional().transform(Boolean)

const { priceFen, longerFen, seen } = ProductChangeInput.shape

/** An empty field: the card is not sold. */
const typedPrice = (price: (typeof longerFen.shape)[LongerCardMonths]) =>
  z
    .string()
    .transform((typed) => (typed.trim() === '' ? null : parseYuanToFen(typed)))
    .pipe(z.number(fieldError('price')).nullable())
    .pipe(price)

const ProductForm = ProductChangeInput.omit({ priceFen: true }).extend({
  price: z
    .string()
    .transform(parseYuanToFen)
    .pipe(z.number(fieldError('price')))
    .pipe(priceFen),
  onSale: Checkbox,
  longerFen: z.object({
    3: typedPrice(longerFen.shape[3]),
    6: typedPrice(longerFen.shape[6]),
    12: typedPrice(longerFen.shape[12]),
  }),
  seen: z.coerce.number().pipe(seen),
})

/** @returns the form with what is wrong; undefined on success. */
export function changeProduct(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<FormResponse | undefined> {
  return submitForm(
    form,
    ProductForm,
    ({ price: priceFen, ...change }) => api.call('changeProduct', { ...change, priceFen }),
    { language },
  )
}
