import type { LoaderFunctionArgs } from '@remix-run/node'
import { VipMarketPage } from '#app/features/pricing/vip-market-page'
import { i18nFor } from '#app/i18n/i18n.server'
import { SiteFooter } from '#app/layouts/site-footer'
import { MinimalHeader } from '#app/layouts/minimal-header'

export const handle = { i18n: ['pricing'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = i18nFor(context.session.language)
  return { title: `${t('pricing:market.title')} · ${t('layout:siteName')}` }
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
