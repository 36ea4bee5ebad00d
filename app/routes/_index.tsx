import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { HomePage } from '#app/features/home/home-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicMeta } from '#app/shell/page-meta'
import { SiteFooter } from '#app/shell/site-footer'
import { SiteHeader } from '#app/shell/site-header'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ context: { visit, upstream } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  return {
    title: t('home.title'),
    description: t('home.description'),
    samples: await upstream.call('listSamples', {}),
  }
}

export default function Index() {
  const { samples } = useLoaderData<typeof loader>()
  return (
    <>
      <SiteHeader />
      <HomePage samples={samples} />
      <SiteFooter />
    </>
  )
}
