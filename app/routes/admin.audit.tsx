import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AuditPage } from '#app/features/admin/audit-page'
import { loadAudit } from '#app/features/admin/desk-lists.server'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { requireUser } from '#app/visit/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const view = await loadAudit(upstream, new URL(args.request.url).searchParams)
  return { title: deskTitle(visit.language, ({ audit }) => audit.title), view }
}

export default function AdminAudit() {
  return <AuditPage view={useLoaderData<typeof loader>().view} />
}
