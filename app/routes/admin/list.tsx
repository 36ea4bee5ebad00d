import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useParams } from '@remix-run/react'
import { findAdminList } from '#app/features/admin/admin-menu'
import { AdminListPage } from '#app/features/admin/lists/admin-list-page'
import { loadListPage } from '#app/features/admin/lists/load-list.server'
import { requireUser } from '#app/session/require-user.server'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const list = findAdminList(args.params.list)
  if (!list) throw new Response(null, { status: 404 })
  return loadListPage(args, list)
}

export default function List() {
  const { view } = useLoaderData<typeof loader>()
  const list = findAdminList(useParams().list)
  return list ? <AdminListPage key={list.path} list={list} view={view} /> : null
}
