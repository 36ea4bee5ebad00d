import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { OverviewPage } from '#app/features/admin/overview/overview-page'
import { loadOverview, loadSeries } from '#app/features/admin/overview/overview.server'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = { page: { access: 'admin' } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const { t } = i18nFor(session.language)
  const [overview, series] = await Promise.all([loadOverview(api), loadSeries(api)])
  return { title: `${t('admin-overview:title')} · ${t('layout:siteName')}`, overview, series }
}

export default function AdminHome() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />
}
