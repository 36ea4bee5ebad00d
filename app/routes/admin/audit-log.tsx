import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AuditPage } from '#app/features/admin/audit-page'
import { loadAuditList } from '#app/features/admin/desk-lists.server'
import { loadListPage } from '#app/features/admin/list-page.server'
import { requireUser } from '#app/session/guard.server'

export { noindexMeta as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadAuditList, ({ audit }) => audit.title)
}

export default function AdminAudit() {
  return <AuditPage view={useLoaderData<typeof loader>().view} />
}
