import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadErrorList } from '#app/features/admin/lists/load-admin-lists.server'
import { ErrorsPage } from '#app/features/admin/browser-errors/errors-page'
import { loadListPage } from '#app/features/admin/lists/load-list-page.server'
import { requireUser } from '#app/session/require-user.server'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadErrorList, ({ errors }) => errors.title)
}

export default function AdminErrors() {
  return <ErrorsPage view={useLoaderData<typeof loader>().view} />
}
