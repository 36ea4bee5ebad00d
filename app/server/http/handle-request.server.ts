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

/** The duration is unknown; a database restart takes about as long. */
const retryAfterSeconds = '2'

const bounceTexts = {
  zh: { lang: 'zh-CN', continueLabel: '继续' },
  en: { lang: 'en', continueLabel: 'Go on' },
}

export type HandleRequestOptions = {
  settings: Settings
  handle(request: Request, context: AppLoadContext): Promise<Response>
  /** Encrypt and decrypt cookies; the first one encrypts. */
  sessionSecrets: readonly string[]
  createLoadContext: CreateLoadContext
  /** Pages of guests. Without it each page is rendered for every request. */
  pageCache?: PageCache
  /** Pages of members, each of one member. Without it each page is rendered for every request. */
  memberPageCache?: PageCache
}

/** Handles one request: session, cached page or Remix render, Set-Cookie. */
export function createHandleRequest({
  settings,
  handle,
  createLoadContext,
  sessionSecrets,
  pageCache,
  memberPageCache,
}: HandleRequestOptions) {
  return async (incoming: Request, requestMeta: RequestMeta): Promise<Response> => {
    // Before any other code reads the URL: WeChat's OAuth parameters are read once, and no page gets them.
    const request = rewriteWeixinCallback(incoming) ?? incoming
    // Remix compares Origin with the requested host, which is the proxy's choice, not the public one.
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
    // A copy, because some responses (Response.redirect, fetched ones) have immutable headers.
    const response = isCached ? rendered : new Response(rendered.body, rendered)
    const cookies = session.cookies()
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    setCacheControl(response, session.isAnonymous, cookies.length > 0)
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', retryAfterSeconds)
    if (response.headers.get('content-type')?.includes('text/html'))
      response.headers.set('Content-Security-Policy', policy)
    // The bytes of a cached page are compressed already.
    return isCached ? response : compressResponse(request, response)
  }

  async function respond(
    request: Request,
    session: RequestSession,
    requestMeta: RequestMeta,
  ): Promise<CachedResponse> {
    type Context = Omit<ReturnType<CreateLoadContext>, 'resolveFairnessKey'>
    /** What `work` starts counts against the caller. */
    function withContext<T>(request: Request, work: (context: Context) => T): T {
      const { resolveFairnessKey, ...context } = createLoadContext(session, request, requestMeta)
      return runWithFairnessKey(resolveFairnessKey, () => work(context))
    }
    const renderShared = (shared: Request, nonce: string, known: Partial<Context> = {}) =>
      withContext(shared, async (context): Promise<RenderedPage> => {
        const tracked = trackCacheability({ ...context, ...known, nonce })
        const response = await handle(shared, tracked.context)
        // A page is complete once it was read to its end.
        return { response, isShareable: () => tracked.isShareable() && session.cookies().length === 0 }
      })
    const pageRequest = { request, session, acceptsGzip: acceptsGzip(request), render: renderShared }
    const isGuest = session.auth.token() === undefined
    // Most guests get a cached page, which needs no context.
    const cached = isGuest && pageCache && (await respondFromGuestCache(pageCache, pageRequest))
    if (cached) return cached
    return withContext(request, async (context) => {
      const { getCurrentUser } = context
      const render = (shared: Request, nonce: string) => renderShared(shared, nonce, { getCurrentUser })
      const cached =
        !isGuest &&
        memberPageCache &&
        (await respondFromMemberCache(memberPageCache, { ...pageRequest, getCurrentUser, render }))
      if (cached) return cached
      const nonce = createNonce()
      return { response: await handle(request, { ...context, nonce }), nonce }
    })
  }
}
