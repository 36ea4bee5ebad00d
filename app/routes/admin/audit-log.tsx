import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AuditPage } from '#app/features/admin/audit/audit-page'
import { loadAuditList } from '#app/features/admin/lists/load-admin-lists.server'
import { loadListPage } from '#app/features/admin/lists/load-list-page.server'
import { requireUser } from '#app/session/require-user.server'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadAuditList, ({ audit }) => audit.title)
}

export default function AdminAudit() {
  return <AuditPage view={useLoaderData<typeof loader>().view} />
}
