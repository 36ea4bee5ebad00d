import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { ProvidersPage } from '#app/features/admin/providers-page'
import { ProviderName } from '#contract/admin-desk'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const title = deskTitle(visit.language, ({ providers }) => providers.title)
  return { title, providers: await upstream.call('listProviders', {}) }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const name = ProviderName.safeParse((await args.request.formData()).get('name'))
  if (!name.success) return data({ check: undefined }, { status: 422 })
  return data({ check: await args.context.upstream.call('checkProvider', { name: name.data }) })
}

export default function AdminProviders() {
  const { providers } = useLoaderData<typeof loader>()
  return <ProvidersPage providers={providers} check={useActionData<typeof action>()?.check} />
}
