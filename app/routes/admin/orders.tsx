import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { loadList } from '#app/features/admin/lists/load-list.server'
import { ordersList } from '#app/features/admin/orders/orders-list'
import { runRefundAction, loadOrderLookup } from '#app/features/admin/orders/order-lookup.server'
import { OrderLookupPage } from '#app/features/admin/orders/order-lookup-page'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['admin-refunds', 'admin-orders', 'membership', 'admin-users', 'admin-audit', 'pricing', 'invoice'],
}

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const title = pageTitle(session.language, (t) => t('admin-refunds:title'))
  const query = new URL(args.request.url).searchParams
  const lookup = await loadOrderLookup(api, query, session.language)
  return { title, lookup, list: lookup.order ? undefined : await loadList(api, ordersList, query) }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const refused = await runRefundAction(api, form, session.language)
  if (refused) return data(refused.result, { status: refused.status })
  return redirect(`/admin/orders?number=${String(form.get('tradeNo'))}`, 303)
}

export default function AdminOrders() {
  const { lookup, list } = useLoaderData<typeof loader>()
  return <OrderLookupPage lookup={lookup} list={list} result={useActionData<typeof action>()} />
}
