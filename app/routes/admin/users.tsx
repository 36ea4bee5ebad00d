import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadUsers } from '#app/features/admin/users.server'
import { UsersPage } from '#app/features/admin/users-page'
import { loadListPage } from '#app/features/admin/list-page.server'
import { requireUser } from '#app/session/guard.server'

export { noindexMeta as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadUsers, ({ users }) => users.title)
}

export default function AdminUsers() {
  return <UsersPage view={useLoaderData<typeof loader>().view} />
}
