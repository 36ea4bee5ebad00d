import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OverviewPage } from '#app/features/admin/overview/overview-page'
import { loadOverview, loadSeries } from '#app/features/admin/overview/overview.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = { page: { access: 'admin' } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const [overview, series] = await Promise.all([loadOverview(api), loadSeries(api)])
  return { title: pageTitle(session.language, (t) => t('admin-overview:title')), overview, series }
}

export default function AdminHome() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />
}
