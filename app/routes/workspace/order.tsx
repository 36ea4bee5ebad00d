import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requestInvoice } from '#app/features/membership/invoice/invoice.server'
import { InvoiceSection } from '#app/features/membership/invoice/invoice-section'
import { loadOrder } from '#app/features/membership/membership.server'
import { Receipt } from '#app/features/membership/receipt'
import { i18nFor } from '#app/i18n/i18n.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['membership', 'pricing', 'invoice'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const loaded = await loadOrder(api, args.params.tradeNo ?? '')
  if (!loaded) throw new Response(null, { status: 404 })
  const isEditing = new URL(args.request.url).searchParams.get('invoice') === 'form'
  return { title: pageTitle(session.language, (t) => t('membership:receiptTitle')), ...loaded, isEditing }
}

/** Requests an invoice, or changes the request. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const { tradeNo = '' } = args.params
  const refused = await requestInvoice(api, tradeNo, await args.request.formData(), session.language)
  if (refused) return data(refused.result, { status: refused.status })
  session.flash.set(i18nFor(session.language).t('invoice:saved'))
  return redirect(`/user/orders/${tradeNo}#invoice`, 303)
}

export default function Order() {
  const { order, invoice, isEditing } = useLoaderData<typeof loader>()
  return (
    <>
      <Receipt order={order} refundedFen={invoice.refundedFen} />
      <InvoiceSection {...{ order, invoice, isEditing }} result={useActionData<typeof action>()} />
    </>
  )
}
