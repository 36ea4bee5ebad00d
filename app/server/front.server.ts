import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { metricsAnswer } from '#telemetry/metrics-answer'
import { createAnswers, type VisitParts } from './answer-visit.server'
import { createBodies } from './bodies.server'
import { clientAddress } from './client-address'
import { comeBackLater, createCrowd, isNews, type Room } from './crowd.server'
import { serveHealth, type Health } from './health.server'
import type { PassLetter } from './pass-letter.server'
import type { LeastRate } from './receive-body.server'
import { comesFromUs, letterPaths } from './same-origin.server'
import { filePolicy, hasFilePolicy, securityHeaders } from './security-headers.server'
import { serveFiles } from './serve-files.server'
import { tellingAnswers, type FrontEnv, type Told } from './tell-answers.server'

export type FrontParts = VisitParts &
  Told & {
    health(): Promise<Health>
    /** Aborted once the process is about to end: /readyz says so, and a proxy sends nobody here any more. */
    stopping?: AbortSignal
    /** Pages of simulated providers, under /dev/weixin and /dev/pay; without it there are none. */
    devPages?(request: Request): Promise<Response>
    passLetter: PassLetter
    /** For answers that are made at once; whoever comes besides is told to come back. */
    room?: Room
    /** Whoever sends a body more slowly is given up. */
    leastRate?: LeastRate
  }

/** What every request passes through: headers, files, health, the same-origin rule, the visit, then Remix. */
export function createFront(parts: FrontParts) {
  const { settings, log, devPages, passLetter, metrics, routeOf } = parts
  const front = new Hono<FrontEnv>()
  const carried = securityHeaders(settings.secureCookies)
  const crowd = createCrowd(parts.room)
  const answer = createAnswers(parts)
  const bodies = createBodies({ isFull: crowd.isFull, addressOf, rate: parts.leastRate })

  function addressOf({ env, req }: Context<FrontEnv>): string {
    const connection = env?.incoming?.socket?.remoteAddress ?? ''
    return clientAddress(connection, req.header('x-forwarded-for') ?? null, settings.trustedProxies)
  }

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
  front.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ err: error, requestId: context.get('requestId') }, 'no answer')
    return context.text('服务器出了点问题 · Something went wrong', 500, carried)
  })
  serveHealth(front, parts.health, parts.stopping)

  const { metricsToken } = settings
  if (metrics && metricsToken)
    front.get('/metrics', ({ req }) =>
      metricsAnswer(metrics, metricsToken, req.header('authorization') ?? null),
    )

  if (settings.production) serveFiles(front)

  front.use(tellingAnswers({ ...parts, routeOf: (path) => letterOf(path) ?? routeOf?.(path) ?? 'other' }))

  for (const path of letterPaths) front.post(path, bodies.forLetters, ({ req }) => passLetter(req.raw))

  front.use((context, next) =>
    comesFromUs(context.req.raw, settings.publicOrigin)
      ? next()
      : Promise.resolve(new Response('Forbidden', { status: 403 })),
  )
  front.use(bodies.forPages)
  // They bring a policy of their own and know nothing of the visit.
  if (devPages) front.on('ALL', ['/dev/weixin/*', '/dev/pay/*'], ({ req }) => devPages(req.raw))
  front.all('*', async (context) => {
    const { req, env } = context
    if (crowd.isFull()) return comeBackLater(req.raw)
    const asked = { requestId: context.get('requestId'), clientAddress: addressOf(context) }
    return crowd.during(
      () => answer(req.raw, asked),
      (made) => (isNews(made) ? undefined : env?.outgoing),
    )
  })
  return front
}

function letterOf(path: string): string | undefined {
  return letterPaths.find((letter) => letter === path)
}
