import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { redactPath } from './redact-path'
import { referringPage } from './referring-page'

const platforms = ['mp', 'web'] as const
type Platform = (typeof platforms)[number]
const fallbackPath = '/login'

/**
 * WeChat's redirect URI (spec §7): the current path, with step=2 and the platform. Paths with a secret
 * are not sent to WeChat, nor are those of the flow itself.
 */
export function weixinRedirectUri(request: Request, publicOrigin: string, platform: Platform): string {
  const from = safeRedirectPath(referringPage(request)?.pathname, fallbackPath)
  const isShareable = redactPath(from) === from && !from.startsWith('/auth/')
  return `${publicOrigin}${isShareable ? from : fallbackPath}?step=2&pf=${platform}`
}

/** Rewrites WeChat's callback to the route that handles it; undefined for every other request. */
export function rewriteWeixinCallback(request: Request): Request | undefined {
  if (request.method !== 'GET') return undefined
  const { searchParams, search, origin } = new URL(request.url)
  const isCallback = searchParams.get('step') === '2' && platforms.some((pf) => pf === searchParams.get('pf'))
  if (!isCallback || !(searchParams.has('code') || searchParams.has('state'))) return undefined
  const { headers, signal } = request
  return new Request(`${origin}/auth/wechat/callback${search}`, { headers, signal })
}
