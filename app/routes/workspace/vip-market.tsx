import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { VipMarketPage } from '#app/features/pricing/vip-market-page'
import { pageTitle } from '#app/i18n/page-title.server'

export const handle = { i18n: ['pricing'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Outside WeChat the plans themselves can be paid. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.session.inWeixin) throw redirect('/pricing')
  return { title: pageTitle(context.session.language, (t) => t('pricing:market.title')) }
}

export default VipMarketPage
