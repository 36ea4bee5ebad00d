import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadErrorList } from '#app/features/admin/desk-lists.server'
import { ErrorsPage } from '#app/features/admin/errors-page'
import { loadListPage } from '#app/features/admin/list-page.server'
import { requireUser } from '#app/session/guard.server'

export { noindexMeta as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadErrorList, ({ errors }) => errors.title)
}

export default function AdminErrors() {
  return <ErrorsPage view={useLoaderData<typeof loader>().view} />
}
