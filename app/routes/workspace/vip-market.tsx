import type { LoaderFunctionArgs } from '@remix-run/node'
import { MarketPage } from '#app/features/pricing/market-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { SiteFooter } from '#app/shell/site-footer'
import { QuietBar } from '#app/shell/quiet-bar'

export { unlisted as meta } from '#app/shell/unlisted'

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
