import { bringsDraft } from '#app/components/bring-draft'
import { startsDownload } from '#app/components/start-download'

/** What a login is for, as far as the address tells to which it leads. */
export type LoginPurpose = 'download' | 'rewrite' | 'draft' | 'files' | 'buy' | 'chat' | 'invite' | 'account'

/** `startsByItself`: a download that is asked for begins without another press. */
export function loginPurpose(to: string, startsByItself: boolean): LoginPurpose {
  const { pathname, searchParams, hash } = new URL(to, 'http://internal.invalid')
  if (startsDownload(to)) return startsByItself ? 'download' : 'files'
  if (bringsDraft(to)) return hash.startsWith('#ai=') || searchParams.has('improve') ? 'rewrite' : 'draft'
  if (pathname === '/resume/download') return 'files'
  if (pathname === '/pricing') return 'buy'
  if (pathname === '/resume/chat') return 'chat'
  if (pathname === '/user/invite') return 'invite'
  return 'account'
}
