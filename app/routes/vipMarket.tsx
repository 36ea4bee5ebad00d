import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { MarketPage } from '#app/features/pricing/market-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { SiteFooter } from '#app/shell/site-footer'
import { QuietBar } from '#app/shell/quiet-bar'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = i18nFor(context.visit.language)
  return { title: `${t('pricing.market.title')} · ${t('frame.siteName')}` }
}

export default function VipMarket() {
  return (
    <>
      <QuietBar />
      <MarketPage />
      <SiteFooter />
    </>
  )
}
