import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { UpstreamFailure } from '#app/api-client/failure'
import { failureAnswer } from '#app/api-client/failure-answer'
import { isAskedByScript } from '#app/session/asked-by-script'
import { loggedPath } from '#app/session/logged-path'
import { pageAskedFrom } from '#app/session/page-asked-from'
import { safePath } from '#contract/safe-path'

type Handler = (args: LoaderFunctionArgs) => unknown
type Route = { isAction: boolean; hasPage: boolean }

/**
 * The build, with loaders and actions that turn a failed call into an answer (spec §8): 503 where the service could not be asked
 * now, the class of a 4xx, and of a refusal the service's own words, on the error page or, after a press, on the page it came from.
 * A form that cannot be read is 400.
 */
export function tellingToWait(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, default: page } = route.module
    const hasPage = page !== undefined
    const doors = {
      ...(loader && { loader: answering(loader as Handler, { isAction: false, hasPage }) }),
      ...(action && { action: answering(action as Handler, { isAction: true, hasPage }) }),
    }
    return [id, { ...route, module: { ...route.module, ...doors } }]
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function answering(handler: Handler, route: Route): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (isNoForm(error)) throw new Response(null, { status: 400 })
      const answer = error instanceof UpstreamFailure && answerOf(error, args, route)
      if (!answer) throw error
      const { log, requestId } = args.context
      const path = loggedPath(new URL(args.request.url).pathname)
      const said = isForNow(error) ? 'the service could not be asked' : 'the service refused'
      log.warn({ requestId, kind: error.kind, code: error.code, path }, said)
      throw answer
    }
  }
}

function answerOf(failure: UpstreamFailure, args: LoaderFunctionArgs, route: Route): Response | undefined {
  if (isForNow(failure)) return new Response(null, { status: 503 })
  const answer = failureAnswer(failure)
  if (!answer) return undefined
  if (route.isAction && failure.kind === 'business' && answersPage(args.request, route)) {
    args.context.visit.flash.say(failure.message, 'error', 'refusal')
    return new Response(null, { status: 303, headers: { Location: pageOf(args.request, route) } })
  }
  const { retryAfterSeconds } = failure
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return Response.json(answer.body, { status: answer.status, headers })
}

/** Whether a person looks at what is answered, by a plain form or by Remix. */
function answersPage(request: Request, { hasPage }: Route): boolean {
  if (isAskedByScript(request)) return false
  return hasPage || (request.headers.get('accept') ?? '').includes('text/html')
}

/** The page that somebody pressed on: what they typed there stays, with scripts. */
function pageOf(request: Request, { hasPage }: Route): string {
  const own = hasPage ? safePath(new URL(request.url).pathname) : '/'
  const from = pageAskedFrom(request)
  return from ? safePath(from.pathname + from.search, own) : own
}

function isForNow({ kind, code }: UpstreamFailure): boolean {
  return kind === 'network' || kind === 'timeout' || (kind === 'server' && code >= 502 && code <= 504)
}

/** What Request.formData() throws of a body that is none, or of none that says so. */
function isNoForm(error: unknown): boolean {
  return (
    error instanceof TypeError && /Content-Type was not one of|parse body as FormData/i.test(error.message)
  )
}
