import { createHash } from 'node:crypto'
import type { Handlers } from '../answer'
import { listProducts } from '../db/products'
import type { Parts } from '../parts'

/** What everybody is shown, in one word: files as they were read at the start, products as they are in the database now. */
export function shownVersionRoutes({
  db,
  templates,
  samples,
  industries,
  blogs,
  scenarios,
  weixin,
}: Parts): Pick<Handlers, 'readShownVersion'> {
  const shelf = digestOf([templates, samples, industries, blogs, scenarios, weixin?.apps])
  return { readShownVersion: async () => digestOf([shelf, await listProducts(db)]) }
}

function digestOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
}
