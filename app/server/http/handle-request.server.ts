import type { AppLoadContext } from '@remix-run/node'
import { bouncePath, bouncePage } from '#app/session/same-site-bounce.server'
import { createRequestSession, type RequestSession } from '#app/session/request-session.server'
import { rewriteWeixinCallback } from '#app/session/weixin-callback'
import type { Settings } from '#app/settings.server'
import { runWithFairnessKey } from '#fair-queue/fairness-key'
import { respondFromGuestCache } from '#app/server/page-cache/guest-page-cache.server'
import {
  createNonce,
  type CachedResponse,
  type PageCache,
  type RenderedPage,
} from '#app/server/page-cache/page-cache.server'
import { respondFromMemberCache } from '#app/server/page-cache/member-page-cache.server'
import type { RequestMeta, CreateLoadContext } from '#app/server/create-load-context.server'
import { compressResponse, acceptsGzip } from './compress-response.server'
import { setCacheControl } from './cache-control.server'
import { trackCacheability } from '#app/server/page-cache/track-cacheability.server'
import { contentSecurityPolicy } from './security-headers.server'
import type { MemberSegment } from '#app/server/page-cache/placeholder-user.server'

/** Nobody knows for how long; a database is back about so long after it went. */
const retryAfterSeconds = '2'

const bounceTexts = {
  zh: { lang: 'zh-CN', continueLabel: '继续' },
  en: { lang: 'en', continueLabel: 'Go on' },
}

export type HandleRequestOptions = {
  settings: Settings
  handle(request: Request, context: AppLoadContext): Promise<Response>
  /** Seal and unseal cookies; the first one seals. */
  sessionSecrets: readonly string[]
  createLoadContext: CreateLoadContext
  /** Without it each page is made anew for everybody. */
  pageCache?: PageCache
}
type RequestScope = {
  request: Request
  session: RequestSession
  requestMeta: RequestMeta
  context: Omit<ReturnType<CreateLoadContext>, 'resolveFairnessKey'>
}

/** Answers whoever comes in: who they are, what is kept of the page or what Remix makes of it, and the cookies they leave with. */
export function createHandleRequest({
  settings,
  handle,
  createLoadContext,
  sessionSecrets,
  pageCache,
}: HandleRequestOptions) {
  return async (incoming: Request, requestMeta: RequestMeta): Promise<Response> => {
    // Before anything else looks at the address: what WeChat sent along is read once, and shown to no page.
    const request = rewriteWeixinCallback(incoming) ?? incoming
    // Remix compares Origin with the host it was asked for, which is the proxy's choice, not what people see.
    if (request.headers.get('origin') === settings.publicOrigin)
      request.headers.set('X-Forwarded-Host', new URL(settings.publicOrigin).host)
    const session = createRequestSession(request, { ...settings, sessionSecrets })
    const bounceTarget = bouncePath(request, session.auth.token() !== undefined)
    const {
      response: rendered,
      nonce,
      isCached,
    } = bounceTarget
      ? { response: bouncePage(bounceTarget, bounceTexts[session.language]), nonce: createNonce() }
      : await respond(request, session, requestMeta)
    const policy = contentSecurityPolicy(nonce, settings.production, settings.iconHosts)
    // A copy, because some answers (Response.redirect, fetched ones) have closed headers.
    const response = isCached ? rendered : new Response(rendered.body, rendered)
    const cookies = session.cookies()
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    setCacheControl(response, session.isAnonymous, cookies.length > 0)
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', retryAfterSeconds)
    if (response.headers.get('content-type')?.includes('text/html'))
      response.headers.set('Content-Security-Policy', policy)
    // The bytes of a kept page are packed already.
    return isCached ? response : compressResponse(request, response)
  }

  async function respond(
    request: Request,
    session: RequestSession,
    requestMeta: RequestMeta,
  ): Promise<CachedResponse> {
    const { resolveFairnessKey, ...context } = createLoadContext(session, request, requestMeta)
    return runWithFairnessKey(resolveFairnessKey, async () => {
      const cached =
        pageCache && (await respondFromCache(pageCache, { request, session, requestMeta, context }))
      if (cached) return cached
      const nonce = createNonce()
      return { response: await handle(request, { ...context, nonce }), nonce }
    })
  }

  function respondFromCache(cache: PageCache, { request, session, requestMeta, context }: RequestScope) {
    const gzip = acceptsGzip(request)
    async function render(
      sharedRequest: Request,
      nonce: string,
      segment?: MemberSegment,
    ): Promise<RenderedPage> {
      const anonymousSession = segment
        ? createRequestSession(sharedRequest, { ...settings, sessionSecrets })
        : session
      const tracked = trackCacheability(
        { ...createLoadContext(anonymousSession, sharedRequest, requestMeta), nonce },
        segment,
      )
      const response = await handle(sharedRequest, tracked.context)
      // A page is whole once it was read to its end. Nobody's visit has nothing to remember.
      return { response, isShareable: () => tracked.isShareable() && anonymousSession.cookies().length === 0 }
    }
    if (session.auth.token() === undefined)
      return respondFromGuestCache(cache, { request, session, acceptsGzip: gzip, render })
    return respondFromMemberCache(cache, { request, session, acceptsGzip: gzip, context, render })
  }
}
