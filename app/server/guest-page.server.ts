import { choiceCookies } from '#app/session/choices'
import {
  filled,
  isPlain,
  keyOf,
  withoutPerson,
  type Asking,
  type KeptAnswer,
  type KeptPages,
  type Made,
} from './kept-pages.server'
import { readingAddress } from './reading-pages'

type GuestAsking = Asking & {
  /** Makes the page of a request that says nothing of who asks but what all who are shown the same have in common. */
  make(request: Request, nonce: string): Promise<Made>
}

/**
 * A page that every guest is shown alike; undefined: the request has to be answered by itself. With any cookie but language and
 * theme, or with anything unknown in its address, it always is.
 */
export async function guestPage(pages: KeptPages, asking: GuestAsking): Promise<KeptAnswer | undefined> {
  const { request, visit } = asking
  if (!isPlain(request, choiceCookies) || visit.cookies().length > 0) return undefined
  const address = readingAddress(new URL(request.url))
  if (address === undefined) return undefined
  const anybody = withoutPerson(asking)
  const found = await pages.find(keyOf(asking, address), (nonce) => asking.make(anybody, nonce))
  if (found?.page) return filled(found.page, asking.gzip)
  return found?.made && { response: found.made, nonce: found.nonce }
}
