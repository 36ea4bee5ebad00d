import { z } from 'zod'
import { wantsJson } from '#app/session/wants-json'

/** Cookie invite-storage: the inviter of this visitor (spec §3). */
export const inviteCookie = {
  name: 'invite-storage',
  /** Spec §9: 12 hours. */
  maxAgeSeconds: 720 * 60,
  sameSite: 'strict',
} as const

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
 * Whether the visitor opened the URL from outside: fetches by scripts, navigation within our pages and
 * redirects would bring back a code that was used already.
 */
export function isExternalNavigation(request: Request): boolean {
  if (request.method !== 'GET' || wantsJson(request)) return false
  const fetchSite = request.headers.get('sec-fetch-site')
  const mode = request.headers.get('sec-fetch-mode')
  if (fetchSite !== null) return fetchSite !== 'same-origin' && (mode === null || mode === 'navigate')
  // Older browsers only send the referrer.
  const referrer = request.headers.get('referer')
  return !referrer || !URL.canParse(referrer) || new URL(referrer).host !== new URL(request.url).host
}

/**
 * The invite codes of a URL: undefined without any, empty codes to forget the known
 * ones. An invalid code counts as empty.
 */
export function inviteFromQuery(query: URLSearchParams): InviteCodes | undefined {
  if (!query.has('inviterCode') && !query.has('agentCode')) return undefined
  const code = (name: string) => Code.catch('').parse(query.get(name) ?? '')
  return { inviterCode: code('inviterCode'), agentCode: code('agentCode') }
}
