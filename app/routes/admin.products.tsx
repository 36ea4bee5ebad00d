import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { deskTexts, deskTitle } from '#app/features/admin/desk-texts.server'
import { changeProduct } from '#app/features/admin/products.server'
import { ProductsPage } from '#app/features/admin/products-page'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

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
  const texts = deskTexts(visit.language)
  const problem = await changeProduct(upstream, await args.request.formData(), texts)
  if (problem !== undefined) return data({ problem }, { status: 422 })
  visit.flash.say(texts.act.done)
  return redirect('/admin/products', 303)
}

export default function AdminProducts() {
  const { products, changing } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return <ProductsPage products={products} changing={changing} problem={problem} />
}
