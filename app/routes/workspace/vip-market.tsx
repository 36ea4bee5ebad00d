import type { LoaderFunctionArgs } from '@remix-run/node'
import { VipMarketPage } from '#app/features/pricing/market-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { SiteFooter } from '#app/shell/site-footer'
import { MinimalHeader } from '#app/shell/quiet-bar'

export { noindexMeta as meta } from '#app/shell/unlisted'

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = i18nFor(context.session.language)
  return { title: `${t('pricing.market.title')} · ${t('frame.siteName')}` }
}

export default function VipMarket() {
  return (
    <>
      <MinimalHeader />
      <VipMarketPage />
      <SiteFooter />
    </>
  )
}
