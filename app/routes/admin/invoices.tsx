import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { actionResponse } from '#app/features/admin/action-result.server'
import { loadInvoice, runInvoiceAction } from '#app/features/admin/invoices/invoice.server'
import { InvoicePage } from '#app/features/admin/invoices/invoice-page'
import { invoicesList } from '#app/features/admin/invoices/invoices-list'
import { AdminListPage } from '#app/features/admin/lists/admin-list-page'
import { loadListPage } from '#app/features/admin/lists/load-list.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['admin-invoices', 'invoice', 'membership', 'admin-users', 'admin-audit', 'admin-refunds', 'pricing'],
}

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** The list, or the request of one order. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const order = new URL(args.request.url).searchParams.get('order')
  const page = await loadListPage(args, invoicesList)
  if (order === null) return { ...page, invoice: undefined }
  const invoice = await loadInvoice(args.context.api, order)
  if (!invoice) throw new Response(null, { status: 404 })
  return { ...page, invoice }
}

/** Records an issued invoice, or rejects the request. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const refused = await runInvoiceAction(api, await args.request.formData(), session.language)
  return actionResponse(session, refused, `/admin/invoices${new URL(args.request.url).search}`)
}

/** After a refused change too: the request may have changed, and its revision is needed for the next try. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || defaultShouldRevalidate
}

export default function AdminInvoices() {
  const { view, invoice } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  if (invoice) return <InvoicePage key={invoice.revision} invoice={invoice} result={result} />
  return <AdminListPage list={invoicesList} view={view} result={result} />
}
