import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PositionsPage } from '#app/features/positions/positions-page'
import { loadPositions } from '#app/features/positions/positions.server'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['positions'], page: { isPrefetchable: true } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const { t } = i18nFor(session.language)
  const view = await loadPositions(api, new URL(args.request.url).searchParams)
  return { title: `${t('positions:title')} · ${t('layout:siteName')}`, view }
}

/** The position library in the workspace, beside the user's resumes. */
export default function Positions() {
  const { view } = useLoaderData<typeof loader>()
  return <PositionsPage {...view} />
}
