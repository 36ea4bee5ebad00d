import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PositionPage } from '#app/features/positions/position-page'
import { loadPosition } from '#app/features/positions/positions.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicMeta } from '#app/shell/page-meta'
import { SiteFooter } from '#app/shell/site-footer'
import { QuietBar } from '#app/shell/quiet-bar'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ params, context: { visit, upstream } }: LoaderFunctionArgs) {
  const { language } = visit
  const { t } = i18nFor(language)
  const view = await loadPosition(upstream, params.id ?? '')
  if (!view) throw new Response(null, { status: 404 })
  const { name, summary } = view.position
  const title = t('positions.pageTitle', { name: name[language] })
  return { title: `${title} · ${t('frame.siteName')}`, description: summary, view }
}

export default function Position() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <PositionPage key={view.position.id} {...view} />
      <SiteFooter />
    </>
  )
}
