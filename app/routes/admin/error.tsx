import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadErrorGroup } from '#app/features/admin/browser-errors/errors.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { ErrorGroupPage } from '#app/features/admin/browser-errors/error-group-page'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['admin-browser-errors', 'admin-audit'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const group = await loadErrorGroup(api, args.params.fingerprint ?? '')
  if (!group) throw new Response(null, { status: 404 })
  return { title: pageTitle(session.language, (t) => t('admin-browser-errors:one')), group }
}

export default function AdminError() {
  return <ErrorGroupPage group={useLoaderData<typeof loader>().group} />
}
