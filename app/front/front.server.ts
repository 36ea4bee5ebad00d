import { randomUUID } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import type { AppLoadContext } from '@remix-run/node'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { hopAddress, hopPage } from '#app/visit/hop.server'
import { openVisit, type Visit } from '#app/visit/visit.server'
import type { Settings } from '#app/settings.server'
import type { Metrics } from '#telemetry/metrics'
import { metricsAnswer } from '#telemetry/metrics-answer'
import type { Traces } from '#telemetry/traces'
import { clientAddress } from './client-address'
import { comeBackLater, createCrowd, isNews, type Leaving, type Room } from './crowd.server'
import { loggedPath } from '#app/visit/logged-path'
import { guestPage } from './guest-page.server'
import { newNonce, type KeptAnswer, type KeptPages, type Made } from './kept-pages.server'
import type { Log } from './log.server'
import { memberPage } from './member-page.server'
import { packedAnswer, takesGzip } from './packed-answer.server'
import type { PassLetter } from './pass-letter.server'
import { watchedMaking } from './same-for-all.server'
import { comesFromUs, letterPaths } from './same-origin.server'
import type { Asked, OpenContext } from './open-context.server'
import { contentSecurityPolicy, filePolicy, hasFilePolicy, securityHeaders } from './security-headers.server'
import type { Kind } from './stand-in.server'

// A 30 MB photo must still reach its form, so that everything else typed there is kept.
const formLimit = bodyLimit({ maxSize: 40 * 1024 * 1024, onError: tooLarge })
/** A letter of WeChat's is some 2 kB. */
const letterLimit = bodyLimit({ maxSize: 64 * 1024 })
const textLimit = bodyLimit({ maxSize: 2 * 1024 * 1024, onError: tooLarge })

/** Nobody knows for how long; a database is back about so long after it went. */
const retryAfterSeconds = '2'

function tooLarge(): Response {
  return new Response('内容太大，没有收下 · Too large, nothing was taken', { status: 413 })
}

const goingOn = { zh: { lang: 'zh-CN', goOn: '继续' }, en: { lang: 'en', goOn: 'Go on' } }

export type FrontParts = {
  settings: Settings
  log: Log
  /** Figures; asked for at /metrics by who has the token of the settings. */
  metrics?: Metrics
  /** Where an operator looks at what an answer took. */
  traces?: Traces
  /** Names the door of a path. */
  routeOf?(path: string): string
  health(): Promise<Record<string, unknown> & { ok: boolean }>
  handle(request: Request, context: AppLoadContext): Promise<Response>
  /** Seal and unseal cookies; the first one seals. */
  sessionSecrets: readonly string[]
  openContext: OpenContext
  /** Pages of simulated providers, under /dev/weixin and /dev/pay; without it there are none. */
  devPages?(request: Request): Promise<Response>
  passLetter: PassLetter
  /** Without it each page is made anew for everybody. */
  keptPages?: KeptPages
  /** For answers that are made at once; whoever comes besides is told to come back. */
  room?: Room
}

/** What Node's server and the development server hand along with a request. */
type Connection = {
  incoming?: { complete?: boolean; socket?: { remoteAddress?: string } }
  outgoing?: Leaving
}

/** What every request passes through: headers, files, health, the same-origin rule, the visit, then Remix. */
export function createFront(parts: FrontParts) {
  const { settings, log, health, handle, openContext, sessionSecrets, devPages, passLetter, keptPages } =
    parts
  const { metrics, traces, routeOf = () => 'other' } = parts
  const front = new Hono<{ Bindings: Connection }>()
  const carried = securityHeaders(settings.secureCookies)
  const crowd = createCrowd(parts.room)

  front.use(async (context, next) => {
    await next()
    const { headers, status } = context.res
    for (const [name, value] of Object.entries(carried)) headers.set(name, value)
    // What a browser has already keeps the policy it came with.
    const isNew = status !== 304 && !headers.has('Content-Security-Policy')
    if (isNew && hasFilePolicy(headers.get('Content-Type')))
      headers.set('Content-Security-Policy', filePolicy)
  })

  // What Remix itself did not turn into a page: said without its insides, logged with them.
  front.onError((error, { text }) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ err: error }, 'no answer')
    return text('服务器出了点问题 · Something went wrong', 500, carried)
  })
  front.get('/healthz', async (context) => {
    const state = await health()
    return context.json(state, state.ok ? 200 : 503)
  })

  const { metricsToken } = settings
  if (metrics && metricsToken)
    front.get('/metrics', ({ req }) =>
      metricsAnswer(metrics, metricsToken, req.header('authorization') ?? null),
    )

  if (settings.production) {
    const immutable = (_: string, { header }: { header(name: string, value: string): void }) =>
      header('Cache-Control', 'public, max-age=31536000, immutable')
    front.use('/assets/*', serveStatic({ root: './build/client', precompressed: true, onFound: immutable }))
    // Pages have no dot in their name: no disk is asked for them.
    const file = serveStatic({ root: './build/client', precompressed: true })
    front.use('*', (context, next) => (context.req.path.includes('.') ? file(context, next) : next()))
  }

  for (const path of letterPaths)
    front.post(path, letterLimit, ({ req }) => traced(req.raw, path, undefined, () => passLetter(req.raw)))

  front.use((context, next) =>
    (/^multipart\//.test(context.req.header('content-type') ?? '') ? formLimit : textLimit)(context, next),
  )
  // They bring a policy of their own and know nothing of the visit.
  if (devPages)
    front.on('ALL', ['/dev/weixin/*', '/dev/pay/*'], ({ req }) =>
      comesFromUs(req.raw, settings.publicOrigin)
        ? devPages(req.raw)
        : new Response('Forbidden', { status: 403 }),
    )
  front.all('*', async ({ req, env }) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    const connection = env?.incoming?.socket?.remoteAddress ?? ''
    const forwardedFor = req.header('x-forwarded-for') ?? null
    const asked = {
      requestId,
      clientAddress: clientAddress(connection, forwardedFor, settings.trustedProxies),
    }
    const route = metrics || traces ? routeOf(req.path) : 'other'
    const response = await traced(req.raw, route, requestId, async () =>
      crowd.isFull()
        ? comeBackLater(req.raw)
        : crowd.during(
            env?.incoming,
            () => answer(req.raw, asked),
            (made) => (isNews(made) ? undefined : env?.outgoing),
          ),
    )
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const { status } = response
    log.info({ requestId, method: req.method, path: loggedPath(req.path), status, ms }, 'answered')
    metrics?.answered(route, req.method, status, ms)
    return response
  })
  return front

  function traced(
    { method, headers }: Request,
    route: string,
    requestId: string | undefined,
    make: () => Promise<Response>,
  ) {
    return traces ? traces.answering({ method, route, headers, requestId }, make) : make()
  }

  async function answer(request: Request, asked: Asked): Promise<Response> {
    if (!comesFromUs(request, settings.publicOrigin)) return new Response('Forbidden', { status: 403 })
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
    if (cookies.length > 0) response.headers.set('Cache-Control', 'private, no-store')
    response.headers.set('X-Request-Id', asked.requestId)
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', retryAfterSeconds)
    if (response.headers.get('content-type')?.includes('text/html'))
      response.headers.set('Content-Security-Policy', policy)
    // The bytes of a kept page are packed already.
    return isKept ? response : packedAnswer(request, response)
  }

  async function answerOf(request: Request, visit: Visit, asked: Asked): Promise<KeptAnswer> {
    const context = openContext(visit, request, asked)
    const kept = keptPages && (await keptAnswer(keptPages, { request, visit, asked, context }))
    if (kept) return kept
    const nonce = newNonce()
    return { response: await handle(request, { ...context, nonce }), nonce }
  }

  type Answering = { request: Request; visit: Visit; asked: Asked; context: ReturnType<OpenContext> }

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
