import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadOrders } from '#app/features/admin/desk-lists.server'
import { doRefund, loadOrderDesk } from '#app/features/admin/order-desk.server'
import { OrderDeskPage } from '#app/features/admin/order-desk-page'
import { RefundIntent } from '#app/features/admin/refund.form'
import { i18nFor } from '#app/i18n/i18n.server'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const { t } = i18nFor(visit.language)
  const title = `${t('refunds.title')} · ${t('frame.siteName')}`
  const query = new URL(args.request.url).searchParams
  const desk = await loadOrderDesk(upstream, query)
  return { title, desk, list: desk.order ? undefined : await loadOrders(upstream, query) }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const form = Object.fromEntries(await args.request.formData())
  const wish = RefundIntent.safeParse(form)
  if (!wish.success) {
    const problem = form.intent === 'record' ? 'refunds.badRefundNo' : 'refunds.badReason'
    return data({ problem: i18nFor(visit.language).t(problem) }, { status: 422 })
  }
  const problem = await doRefund(upstream, wish.data)
  if (problem !== undefined) return data({ problem }, { status: 422 })
  return redirect(`/admin/orders?number=${wish.data.tradeNo}`, 303)
}

export default function AdminOrders() {
  const { desk, list } = useLoaderData<typeof loader>()
  return <OrderDeskPage desk={desk} list={list} problem={useActionData<typeof action>()?.problem} />
}
