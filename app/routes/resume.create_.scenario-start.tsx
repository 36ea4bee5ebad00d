import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StartPage } from '#app/features/scenarios/start-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicMeta } from '#app/shell/page-meta'
import { QuietBar } from '#app/shell/quiet-bar'
import { SiteFooter } from '#app/shell/site-footer'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ context: { visit, upstream } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  return {
    title: `${t('scenarios.title')} · ${t('frame.siteName')}`,
    description: t('scenarios.description'),
    scenarios: await upstream.call('listScenarios', {}),
  }
}

export default function ScenarioStart() {
  const { scenarios } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <StartPage scenarios={scenarios} />
      <SiteFooter />
    </>
  )
}
