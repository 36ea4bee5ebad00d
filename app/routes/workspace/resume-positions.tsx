import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PositionsPage } from '#app/features/positions/positions-page'
import { loadPositions } from '#app/features/positions/positions.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['positions'], page: { isPrefetchable: true } } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const view = await loadPositions(api, new URL(args.request.url).searchParams)
  return { title: pageTitle(session.language, (t) => t('positions:title')), view }
}

/** The position library in the workspace, beside the user's resumes. */
export default function Positions() {
  const { view } = useLoaderData<typeof loader>()
  return <PositionsPage {...view} />
}
