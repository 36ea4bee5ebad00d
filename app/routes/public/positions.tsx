import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageMain } from '#app/components/page-main'
import { PositionsPage } from '#app/features/positions/positions-page'
import { loadPositions } from '#app/features/positions/positions.server'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['positions'],
  page: { isPublic: true, sitemapPriority: 0.7, cachedFor: 'everybody', cacheParams: ['industry', 'sample'] },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ request, context: { session, api } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const view = await loadPositions(api, new URL(request.url).searchParams)
  return {
    title: `${t('positions:title')} · ${t('layout:siteName')}`,
    description: t('positions:description'),
    view,
  }
}

export default function Positions() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <PageMain>
      <PositionsPage {...view} />
    </PageMain>
  )
}
