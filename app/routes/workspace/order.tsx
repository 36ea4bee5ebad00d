import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadOrder } from '#app/features/membership/membership.server'
import { Receipt } from '#app/features/membership/receipt'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['membership', 'pricing'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const order = await loadOrder(api, args.params.tradeNo ?? '')
  if (!order) throw new Response(null, { status: 404 })
  return { title: pageTitle(session.language, (t) => t('membership:receiptTitle')), order }
}

export default function Order() {
  return <Receipt order={useLoaderData<typeof loader>().order} />
}
