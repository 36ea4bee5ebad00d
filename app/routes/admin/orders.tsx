import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadList } from '#app/features/admin/lists/load-list.server'
import { ordersList } from '#app/features/admin/orders/orders-list'
import { runRefundAction, loadOrderLookup } from '#app/features/admin/orders/order-lookup.server'
import { OrderLookupPage } from '#app/features/admin/orders/order-lookup-page'
import { RefundIntent } from '#app/features/admin/orders/refund.form'
import { i18nFor } from '#app/i18n/i18n.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['admin-refunds', 'admin-orders', 'membership', 'admin-users', 'admin-audit', 'pricing'],
}

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const title = pageTitle(session.language, (t) => t('admin-refunds:title'))
  const query = new URL(args.request.url).searchParams
  const lookup = await loadOrderLookup(api, query)
  return { title, lookup, list: lookup.order ? undefined : await loadList(api, ordersList, query) }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = Object.fromEntries(await args.request.formData())
  const wish = RefundIntent.safeParse(form)
  if (!wish.success) {
    const problem = form.intent === 'record' ? 'admin-refunds:badRefundNo' : 'admin-refunds:badReason'
    return data({ problem: i18nFor(session.language).t(problem) }, { status: 422 })
  }
  const problem = await runRefundAction(api, wish.data)
  if (problem !== undefined) return data({ problem }, { status: 422 })
  return redirect(`/admin/orders?number=${wish.data.tradeNo}`, 303)
}

export default function AdminOrders() {
  const { lookup, list } = useLoaderData<typeof loader>()
  return <OrderLookupPage lookup={lookup} list={list} problem={useActionData<typeof action>()?.problem} />
}
