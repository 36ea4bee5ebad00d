import { safePath } from '#contract/safe-path'
import { loggedPath } from './logged-path'
import { pageAskedFrom } from './page-asked-from'

const platforms = ['mp', 'web'] as const
type Platform = (typeof platforms)[number]
const otherwise = '/login'

/**
 * Where WeChat sends somebody back to (spec §7): the path they were on, with step=2 and the platform. A path that opens something
 * to whoever knows it is not told to WeChat, nor is one of a round itself.
 */
export function weixinReturnAddress(request: Request, publicOrigin: string, platform: Platform): string {
  const from = safePath(pageAskedFrom(request)?.pathname, otherwise)
  const isTold = loggedPath(from) === from && !from.startsWith('/auth/')
  return `${publicOrigin}${isTold ? from : otherwise}?step=2&pf=${platform}`
}

/** The request as the end of a round answers it, when WeChat sent somebody back; undefined for every other one. */
export function weixinReturn(request: Request): Request | undefined {
  if (request.method !== 'GET') return undefined
  const { searchParams, search, origin } = new URL(request.url)
  const isRound = searchParams.get('step') === '2' && platforms.some((pf) => pf === searchParams.get('pf'))
  if (!isRound || !(searchParams.has('code') || searchParams.has('state'))) return undefined
  const { headers, signal } = request
  return new Request(`${origin}/auth/wechat/callback${search}`, { headers, signal })
}
