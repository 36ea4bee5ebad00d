import { createHash } from 'node:crypto'
import type { Handlers } from '../http/call-handler'
import { listProducts } from '../membership/plans-and-products/products.queries'
import type { Dependencies } from '../dependencies'

/** What everybody is shown, in one word: files as they were read at the start, products as they are in the database now. */
export function publicContentVersionRoutes({
  db,
  templates,
  samples,
  industries,
  blogs,
  scenarios,
  weixin,
}: Dependencies): Pick<Handlers, 'readShownVersion'> {
  const catalogueHash = hashContent([templates, samples, industries, blogs, scenarios, weixin?.apps])
  return { readShownVersion: async () => hashContent([catalogueHash, await listProducts(db)]) }
}

function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
