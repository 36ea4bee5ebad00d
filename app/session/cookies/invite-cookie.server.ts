import { z } from 'zod'
import { wantsJson } from '#app/session/wants-json'

/** Cookie invite-storage: who sent this visitor (spec §3). */
export const inviteCookieName = 'invite-storage'
/** 720*60, in seconds as the cookie is set (spec §9): 12 hours. */
export const inviteCookieMaxAgeSeconds = 720 * 60

const Code = z.string().regex(/^[\w-]{0,64}$/)
const InviteCookie = z.object({ inviterCode: Code, agentCode: Code })
export type InviteCodes = z.infer<typeof InviteCookie>
export const noInvite: InviteCodes = { inviterCode: '', agentCode: '' }

export function parseInviteCookie(cookie: string | undefined): InviteCodes {
  const [inviterCode = '', agentCode = ''] = (cookie ?? '').split('~')
  const parsed = InviteCookie.safeParse({ inviterCode, agentCode })
  return parsed.success ? parsed.data : noInvite
}

export function serializeInviteCookie({ inviterCode, agentCode }: InviteCodes): string {
  return `${inviterCode}~${agentCode}`
}

/**
 * Whether somebody opened the address: what scripts fetch, what our own pages lead to and what our redirects send on would
 * bring a code back that was used already.
 */
export function isExternalNavigation(request: Request): boolean {
  if (request.method !== 'GET' || wantsJson(request)) return false
  const fetchSite = request.headers.get('sec-fetch-site')
  const mode = request.headers.get('sec-fetch-mode')
  if (fetchSite !== null) return fetchSite !== 'same-origin' && (mode === null || mode === 'navigate')
  // Older browsers say only which page led here.
  const referrer = request.headers.get('referer')
  return !referrer || !URL.canParse(referrer) || new URL(referrer).host !== new URL(request.url).host
}

/**
 * What the address of a page says of who sent the visitor: undefined when it says nothing, empty codes to forget what
 * was known. A code nobody can have counts as empty.
 */
export function inviteFromQuery(query: URLSearchParams): InviteCodes | undefined {
  if (!query.has('inviterCode') && !query.has('agentCode')) return undefined
  const code = (name: string) => Code.catch('').parse(query.get(name) ?? '')
  return { inviterCode: code('inviterCode'), agentCode: code('agentCode') }
}
