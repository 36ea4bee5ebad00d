import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StartPage } from '#app/features/scenarios/start-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicMeta } from '#app/shell/page-meta'
import { QuietBar } from '#app/shell/quiet-bar'
import { SiteFooter } from '#app/shell/site-footer'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ request, context: { visit, upstream } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  const draft = new URL(request.url).searchParams.get('draft')
  return {
    title: `${t('scenarios.title')} · ${t('frame.siteName')}`,
    description: t('scenarios.description'),
    draftId: draft === null ? undefined : visit.drafts.find(draft)?.id,
    scenarios: await upstream.call('listScenarios', {}),
  }
}

export default function ScenarioStart() {
  const { scenarios, draftId } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <StartPage scenarios={scenarios} draftId={draftId} />
      <SiteFooter />
    </>
  )
}
