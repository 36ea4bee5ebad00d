import { z } from 'zod'
import { isAskedByScript } from './asked-by-script'

/** Cookie invite-storage: who sent this visitor (spec §3). */
export const inviteStorageName = 'invite-storage'
/** 720*60, in seconds as the cookie is set (spec §9): 12 hours. */
export const inviteStorageLifeSeconds = 720 * 60

const Code = z.string().regex(/^[\w-]{0,64}$/)
const InviteStorage = z.object({ inviterCode: Code, agentCode: Code })
export type InviteCodes = z.infer<typeof InviteStorage>
export const noInvite: InviteCodes = { inviterCode: '', agentCode: '' }

export function readInvite(cookie: string | undefined): InviteCodes {
  const [inviterCode = '', agentCode = ''] = (cookie ?? '').split('~')
  const read = InviteStorage.safeParse({ inviterCode, agentCode })
  return read.success ? read.data : noInvite
}

export function writeInvite({ inviterCode, agentCode }: InviteCodes): string {
  return `${inviterCode}~${agentCode}`
}

/**
 * Whether somebody opened the address: what scripts fetch, what our own pages lead to and what our redirects send on would
 * bring a code back that was used already.
 */
export function isOpenedBySomebody(request: Request): boolean {
  if (request.method !== 'GET' || isAskedByScript(request)) return false
  const from = request.headers.get('sec-fetch-site')
  const mode = request.headers.get('sec-fetch-mode')
  if (from !== null) return from !== 'same-origin' && (mode === null || mode === 'navigate')
  // Older browsers say only which page led here.
  const referrer = request.headers.get('referer')
  return !referrer || !URL.canParse(referrer) || new URL(referrer).host !== new URL(request.url).host
}

/**
 * What the address of a page says of who sent the visitor: undefined when it says nothing, empty codes to forget what
 * was known. A code nobody can have counts as empty.
 */
export function inviteOf(query: URLSearchParams): InviteCodes | undefined {
  if (!query.has('inviterCode') && !query.has('agentCode')) return undefined
  const code = (name: string) => Code.catch('').parse(query.get(name) ?? '')
  return { inviterCode: code('inviterCode'), agentCode: code('agentCode') }
}
