import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { i18nFor } from '#app/i18n/i18n.server'
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
  const [changing, editing] = [query.get('change'), query.get('plan')]
  return { title, changing, editing, products: await api.call('listProductsAsAdmin', {}) }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const form = await args.request.formData()
  const change = form.get('intent') === 'plan' ? changePlan : changeProduct
  const problem = await change(api, form, i18nFor(session.language).t)
  return actionResponse(session, problem, '/admin/products', form)
}

export default function AdminProducts() {
  const { products, changing, editing } = useLoaderData<typeof loader>()
  const posted = useActionData<typeof action>()
  return (
    <ProductsPage
      {...{ products, editingPriceOf: changing, editingBenefitsOf: editing }}
      problem={posted?.problem}
      fieldError={posted?.wrong}
      submitted={posted?.submitted}
    />
  )
}
