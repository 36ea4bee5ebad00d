import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { loadUsers } from '#app/features/admin/users.server'
import { UsersPage } from '#app/features/admin/users-page'
import { requireUser } from '#app/visit/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const view = await loadUsers(upstream, new URL(args.request.url).searchParams)
  return { title: deskTitle(visit.language, ({ users }) => users.title), view }
}

export default function AdminUsers() {
  return <UsersPage view={useLoaderData<typeof loader>().view} />
}
