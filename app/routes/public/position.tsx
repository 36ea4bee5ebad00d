import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PositionPage } from '#app/features/positions/position-page'
import { loadPosition } from '#app/features/positions/positions.server'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['positions'],
  page: { isPublic: true, cachedFor: 'everybody' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ params, context: { session, api } }: LoaderFunctionArgs) {
  const { language } = session
  const { t } = i18nFor(language)
  const view = await loadPosition(api, params.id ?? '')
  if (!view) throw new Response(null, { status: 404 })
  const { name, summary } = view.position
  const title = t('positions:pageTitle', { name: name[language] })
  return { title: `${title} · ${t('layout:siteName')}`, description: summary, view }
}

export default function Position() {
  const { view } = useLoaderData<typeof loader>()
  return <PositionPage key={view.position.id} {...view} />
}
