import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ScenariosPage } from '#app/features/resume-wizard/scenarios-page'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['scenarios', 'fields'],
  page: { access: 'open', isPublic: true, sitemapPriority: 0.9, cachedFor: 'everybody' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ request, context: { session, api } }: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const draft = new URL(request.url).searchParams.get('draft')
  return {
    title: `${t('scenarios:title')} · ${t('layout:siteName')}`,
    description: t('scenarios:description'),
    draftId: draft === null ? undefined : session.drafts.find(draft)?.id,
    scenarios: await api.call('listScenarios', {}),
  }
}

export default function ScenarioStart() {
  const { scenarios, draftId } = useLoaderData<typeof loader>()
  return <ScenariosPage scenarios={scenarios} draftId={draftId} />
}
