import { createHash } from 'node:crypto'
import { readArticlesVersion } from '../articles/public-articles'
import type { Handlers } from '../http/call-handler'
import { listProducts } from '../membership/plans-and-products/products.queries'
import { listCouponPlans } from '../orders/coupons/coupons.queries'
import type { Dependencies } from '../dependencies'

/**
 * One hash of all public content: the files as read at start, the products, what coupons are for and articles as the database
 * has them now.
 * Pages cached under another version are stale.
 */
export function publicContentVersionRoutes({
  db,
  clock,
  templates,
  samples,
  industries,
  blogs,
  scenarios,
  weixin,
}: Dependencies): Pick<Handlers, 'readShownVersion'> {
  const catalogueHash = hashContent([templates, samples, industries, blogs, scenarios, weixin?.apps])
  return {
    async readShownVersion() {
      const now = clock()
      const [products, couponPlans, articles] = await Promise.all([
        listProducts(db),
        listCouponPlans(db, now),
        readArticlesVersion(db, now),
      ])
      return hashContent([catalogueHash, products, [...couponPlans].sort(), articles])
    },
  }
}

function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
