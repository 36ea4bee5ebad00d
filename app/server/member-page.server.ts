import type { PlanBenefits } from '#contract/benefits'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { authStorageName } from '#app/session/auth-storage.server'
import { choiceCookies } from '#app/session/choices'
import type { Who } from '#app/session/who.server'
import { fitsIn } from './own-words'
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
import { memberAddress } from './reading-pages'
import { kindOf, type Kind } from './stand-in.server'

type MemberAsking = Asking & {
  context: { who(): Promise<Who>; upstream: Upstream }
  /** Makes the page for a stand-in of this kind, with nothing at hand of the person who asks. */
  make(request: Request, nonce: string, kind: Kind): Promise<Made>
}
const plainCookies = [authStorageName, ...choiceCookies]

/**
 * A page that shows somebody who is logged in nothing of their own but name, plan and what is left: it is made once for all of
 * whom it says the same, and the name is filled in. Undefined: the request has to be answered by itself.
 */
export async function memberPage(pages: KeptPages, asking: MemberAsking): Promise<KeptAnswer | undefined> {
  const { request, context } = asking
  const page = isPlain(request, plainCookies) && memberAddress(new URL(request.url))
  if (!page) return undefined
  const who = await context.who()
  if (who.state !== 'user' || !who.benefits) return undefined
  const name = who.benefits.nickname
  if (!fitsIn(name)) return undefined
  if (page.isFramed && !(await staysOpen(who.benefits, context.upstream))) return undefined
  const { kind, counts } = kindOf(who.benefits)
  const key = `${keyOf(asking, page.address)} ${JSON.stringify(kind)}`
  const anybody = withoutPerson(asking)
  const found = await pages.find(key, (nonce) => asking.make(anybody, nonce, kind), true)
  return found?.page && filled(found.page, asking.gzip, { name, counts })
}

/** The frame of the workspace tells of an account that it is about to be erased. */
async function staysOpen({ closesAt }: PlanBenefits, upstream: Upstream): Promise<boolean> {
  if (closesAt !== undefined) return closesAt === null
  try {
    return (await upstream.call('readProfile', {})).closesAt === null
  } catch (error) {
    if (error instanceof UpstreamFailure) return false
    throw error
  }
}
