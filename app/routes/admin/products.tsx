import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { actionResponse } from '#app/features/admin/action-result.server'
import { changePlan } from '#app/features/admin/products/change-plan.server'
import { changeProduct } from '#app/features/admin/products/change-product.server'
import { ProductsPage } from '#app/features/admin/products/products-page'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['admin-products', 'pricing', 'admin-users', 'admin-audit', 'membership', 'admin-refunds'],
}

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const title = pageTitle(session.language, (t) => t('admin-products:title'))
  const query = new URL(args.request.url).searchParams
  const products = await api.call('listProductsAsAdmin', {})
  return { title, products, editingPriceOf: query.get('change'), editingBenefitsOf: query.get('plan') }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const change = form.get('intent') === 'plan' ? changePlan : changeProduct
  return actionResponse(session, await change(api, form, session.language), '/admin/products')
}

export default function AdminProducts() {
  const loaded = useLoaderData<typeof loader>()
  return <ProductsPage {...loaded} result={useActionData<typeof action>()} />
}
