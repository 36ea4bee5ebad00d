import type { AppLoadContext } from '@remix-run/node'
import { hopAddress, hopPage } from '#app/session/hop.server'
import { openVisit, type Visit } from '#app/session/visit.server'
import { weixinReturn } from '#app/session/weixin-return'
import type { Settings } from '#app/settings.server'
import { runForCaller } from '#scheduling/caller'
import { guestPage } from './guest-page.server'
import { newNonce, type KeptAnswer, type KeptPages, type Made } from './kept-pages.server'
import { memberPage } from './member-page.server'
import type { Asked, OpenContext } from './open-context.server'
import { packedAnswer, takesGzip } from './packed-answer.server'
import { sayCaching } from './say-caching.server'
import { watchedMaking } from './same-for-all.server'
import { contentSecurityPolicy } from './security-headers.server'
import type { Kind } from './stand-in.server'

/** Nobody knows for how long; a database is back about so long after it went. */
const retryAfterSeconds = '2'

const goingOn = { zh: { lang: 'zh-CN', goOn: '继续' }, en: { lang: 'en', goOn: 'Go on' } }

export type VisitParts = {
  settings: Settings
  handle(request: Request, context: AppLoadContext): Promise<Response>
  /** Seal and unseal cookies; the first one seals. */
  sessionSecrets: readonly string[]
  openContext: OpenContext
  /** Without it each page is made anew for everybody. */
  keptPages?: KeptPages
}
type Answering = {
  request: Request
  visit: Visit
  asked: Asked
  context: Omit<ReturnType<OpenContext>, 'callerOf'>
}

/** Answers whoever comes in: who they are, what is kept of the page or what Remix makes of it, and the cookies they leave with. */
export function createAnswers({ settings, handle, openContext, sessionSecrets, keptPages }: VisitParts) {
  return async (came: Request, asked: Asked): Promise<Response> => {
    // Before anything else looks at the address: what WeChat sent along is read once, and shown to no page.
    const request = weixinReturn(came) ?? came
    // Remix compares Origin with the host it was asked for, which is the proxy's choice, not what people see.
    if (request.headers.get('origin') === settings.publicOrigin)
      request.headers.set('X-Forwarded-Host', new URL(settings.publicOrigin).host)
    const visit = openVisit(request, { ...settings, sessionSecrets })
    const hop = hopAddress(request, visit.auth.token() !== undefined)
    const {
      response: handled,
      nonce,
      isKept,
    } = hop
      ? { response: hopPage(hop, goingOn[visit.language]), nonce: newNonce() }
      : await answerOf(request, visit, asked)
    const policy = contentSecurityPolicy(nonce, settings.production, settings.iconHosts)
    // A copy, because some answers (Response.redirect, fetched ones) have closed headers.
    const response = isKept ? handled : new Response(handled.body, handled)
    const cookies = visit.cookies()
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    sayCaching(response, visit.isAnybody, cookies.length > 0)
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', retryAfterSeconds)
    if (response.headers.get('content-type')?.includes('text/html'))
      response.headers.set('Content-Security-Policy', policy)
    // The bytes of a kept page are packed already.
    return isKept ? response : packedAnswer(request, response)
  }

  async function answerOf(request: Request, visit: Visit, asked: Asked): Promise<KeptAnswer> {
    const { callerOf, ...context } = openContext(visit, request, asked)
    return runForCaller(callerOf, async () => {
      const kept = keptPages && (await keptAnswer(keptPages, { request, visit, asked, context }))
      if (kept) return kept
      const nonce = newNonce()
      return { response: await handle(request, { ...context, nonce }), nonce }
    })
  }

  function keptAnswer(pages: KeptPages, { request, visit, asked, context }: Answering) {
    const gzip = takesGzip(request)
    async function make(anyRequest: Request, nonce: string, kind?: Kind): Promise<Made> {
      const anybody = kind ? openVisit(anyRequest, { ...settings, sessionSecrets }) : visit
      const making = watchedMaking({ ...openContext(anybody, anyRequest, asked), nonce }, kind)
      const response = await handle(anyRequest, making.context)
      // A page is whole once it was read to its end. Nobody's visit has nothing to remember.
      return { response, isSame: () => making.isSame() && anybody.cookies().length === 0 }
    }
    if (visit.auth.token() === undefined) return guestPage(pages, { request, visit, gzip, make })
    return memberPage(pages, { request, visit, gzip, context, make })
  }
}
