import type { Translate } from '#app/i18n/i18n-options'
import type { ApiClient } from '#app/api-client/api-client'
import { ProductChangeInput } from '#contract/admin/admin-panel'
import { refusalMessageOf, type ActionError } from '#app/features/admin/action-result.server'

/** Converts typed yuan to fen without rounding; undefined for an invalid price. */
export function parseYuanToFen(input: string): number | undefined {
  const [, yuan, decimals = ''] = /^(\d{1,6})(?:[.．](\d{1,2}))?$/.exec(input.normalize('NFKC').trim()) ?? []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
}

/** @returns why nothing was changed; undefined on success. */
export async function changeProduct(
  api: ApiClient,
  form: FormData,
  t: Translate,
): Promise<ActionError | undefined> {
  const parsed = ProductChangeInput.safeParse({
    id: form.get('id'),
    priceFen: parseYuanToFen(String(form.get('price') ?? '')),
    onSale: form.has('onSale'),
    seenFen: Number(form.get('seenFen')),
    reason: form.get('reason'),
  })
  if (!parsed.success) {
    const invalidFields = parsed.error.issues.map(({ path }) => path[0])
    if (invalidFields.includes('priceFen')) return { field: 'price', message: t('admin-products:badPrice') }
    return invalidFields.includes('reason')
      ? { field: 'reason', message: t('admin:act.badReason') }
      : t('admin:act.wrong')
  }
  return refusalMessageOf(api.call('changeProduct', parsed.data), t)
}
