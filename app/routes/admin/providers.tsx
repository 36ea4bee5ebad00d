import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { ProvidersPage } from '#app/features/admin/providers/providers-page'
import { ProviderName } from '#contract/admin/admin-panel'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['admin-providers'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const title = pageTitle(session.language, (t) => t('admin-providers:title'))
  return { title, providers: await api.call('listProviders', {}) }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const name = ProviderName.safeParse((await args.request.formData()).get('name'))
  if (!name.success) return data({ check: undefined }, { status: 422 })
  return data({ check: await args.context.api.call('checkProvider', { name: name.data }) })
}

export default function AdminProviders() {
  const { providers } = useLoaderData<typeof loader>()
  return <ProvidersPage providers={providers} check={useActionData<typeof action>()?.check} />
}
