import type { DeskTexts } from '#app/i18n/zh/desk'
import type { Upstream } from '#app/api-client/upstream'
import { ProductChange } from '#contract/admin-desk'
import { refusalOf, type Problem } from './press.server'

/** Yuan as people type them, in fen without a fraction lost; undefined for what is no price. */
export function fenOf(typed: string): number | undefined {
  const [, yuan, decimals = ''] = /^(\d{1,6})(?:[.．](\d{1,2}))?$/.exec(typed.normalize('NFKC').trim()) ?? []
  return yuan === undefined ? undefined : Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
}

/** @returns why nothing was changed; undefined when it was. */
export async function changeProduct(
  upstream: Upstream,
  form: FormData,
  { act, products }: DeskTexts,
): Promise<Problem | undefined> {
  const wish = ProductChange.safeParse({
    id: form.get('id'),
    priceFen: fenOf(String(form.get('price') ?? '')),
    onSale: form.has('onSale'),
    seenFen: Number(form.get('seenFen')),
    reason: form.get('reason'),
  })
  if (!wish.success) {
    const wrong = wish.error.issues.map(({ path }) => path[0])
    if (wrong.includes('priceFen')) return { field: 'price', said: products.badPrice }
    return wrong.includes('reason') ? { field: 'reason', said: act.badReason } : act.wrong
  }
  return refusalOf(upstream.call('changeProduct', wish.data), { act })
}
