import { z } from 'zod'

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
 * What the address of a page says of who sent the visitor: undefined when it says nothing, empty codes to forget what
 * was known. A code nobody can have counts as empty.
 */
export function inviteOf(query: URLSearchParams): InviteCodes | undefined {
  if (!query.has('inviterCode') && !query.has('agentCode')) return undefined
  const code = (name: string) => Code.catch('').parse(query.get(name) ?? '')
  return { inviterCode: code('inviterCode'), agentCode: code('agentCode') }
}
