import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { submitForm } from '#app/features/admin/action-result.server'
import { parseYuanToFen } from '#app/features/admin/parse-yuan-to-fen'
import { ProductChangeInput } from '#contract/admin/admin-panel'
import { fieldError, type Language } from '#contract/validation/field-error-codes'

/** A checkbox: absent when it is not ticked. */
export const Checkbox = z.literal('on').optional().transform(Boolean)

const ProductForm = ProductChangeInput.omit({ priceFen: true }).extend({
  price: z
    .string()
    .transform(parseYuanToFen)
    .pipe(z.number(fieldError('price')))
    .pipe(ProductChangeInput.shape.priceFen),
  onSale: Checkbox,
  seenFen: z.coerce.number().pipe(ProductChangeInput.shape.seenFen),
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
