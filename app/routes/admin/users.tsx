import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadUsers } from '#app/features/admin/users/users.server'
import { UsersPage } from '#app/features/admin/users/users-page'
import { loadListPage } from '#app/features/admin/lists/load-list-page.server'
import { requireUser } from '#app/session/require-user.server'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadUsers, ({ users }) => users.title)
}

export default function AdminUsers() {
  return <UsersPage view={useLoaderData<typeof loader>().view} />
}
