import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PositionPage } from '#app/features/positions/position-page'
import { positionStructuredData } from '#app/features/positions/position-structured-data'
import { loadPosition } from '#app/features/positions/positions.server'
import { socialCardPath } from '#app/features/social-cards/social-card-link.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { StructuredData } from '#app/layouts/seo/structured-data'
import type { PageHandle } from '#app/runtime/page-handle'
import { settings } from '#app/settings.server'

export const handle = {
  i18n: ['positions'],
  page: { isPublic: true, cachedFor: 'everybody' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ params, context: { session, api } }: LoaderFunctionArgs) {
  const { language } = session
  const { t } = i18nFor(language)
  const view = await loadPosition(api, params.id ?? '', language)
  if (!view) throw new Response(null, { status: 404 })
  const { id, name } = view.position
  const summary = view.position.summary[language]
  const title = t('positions:pageTitle', { name: name[language] })
  const siteName = t('layout:siteName')
  const origin = settings.publicOrigin
  const shown = view.sample ?? view.graduateSample
  const page = { url: `${origin}/positions/${id}`, title, description: summary, language }
  return {
    title: `${title} · ${siteName}`,
    description: summary,
    card: socialCardPath('positions', id, language),
    structured: shown && positionStructuredData(page, shown, { origin, siteName }),
    view,
  }
}

export default function Position() {
  const { view, structured } = useLoaderData<typeof loader>()
  return (
    <>
      {structured ? <StructuredData data={structured} /> : null}
      <PositionPage key={view.position.id} {...view} />
    </>
  )
}
