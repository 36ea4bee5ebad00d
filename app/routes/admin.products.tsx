import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { deskTexts, deskTitle } from '#app/features/admin/desk-texts.server'
import { afterPress } from '#app/features/admin/press.server'
import { changeProduct } from '#app/features/admin/products.server'
import { ProductsPage } from '#app/features/admin/products-page'
import { requireUser } from '#app/visit/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const title = deskTitle(visit.language, ({ products }) => products.title)
  const changing = new URL(args.request.url).searchParams.get('change')
  return { title, changing, products: await upstream.call('listProductsAsAdmin', {}) }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const form = await args.request.formData()
  return afterPress(visit, await changeProduct(upstream, form, deskTexts(visit.language)), '/admin/products')
}

export default function AdminProducts() {
  const { products, changing } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return <ProductsPage products={products} changing={changing} problem={problem} />
}
