import type { LoaderFunctionArgs } from '@remix-run/node'
import { VipMarketPage } from '#app/features/pricing/vip-market-page'
import { pageTitle } from '#app/i18n/page-title.server'

export const handle = { i18n: ['pricing'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export function loader({ context }: LoaderFunctionArgs) {
  return { title: pageTitle(context.session.language, (t) => t('pricing:market.title')) }
}

export default VipMarketPage
