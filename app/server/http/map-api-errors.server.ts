import type { LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import { ApiClientError } from '#app/api-client/api-client-error'
import { errorResponse } from '#app/api-client/error-response'
import { wantsJson } from '#app/session/wants-json'
import { redactPath } from '#app/session/redact-path'
import { referringPage } from '#app/session/referring-page'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'

type Handler = (args: LoaderFunctionArgs) => unknown
type RouteKind = { isAction: boolean; hasPage: boolean }

/**
 * The build, with loaders and actions that turn a failed call into a response (spec §8): 503 when the API
 * cannot be reached, the class of a 4xx, and the API's own message on the error page or, after a form, on the
 * page it came from. A form that cannot be parsed is 400.
 */
export function mapApiErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action, default: page } = route.module
    const hasPage = page !== undefined
    const handlers = {
      ...(loader && { loader: withErrorMapping(loader as Handler, { isAction: false, hasPage }) }),
      ...(action && { action: withErrorMapping(action as Handler, { isAction: true, hasPage }) }),
    }
    return [id, { ...route, module: { ...route.module, ...handlers } }]
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function withErrorMapping(handler: Handler, route: RouteKind): Handler {
  return async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (isInvalidForm(error)) throw new Response(null, { status: 400 })
      const mapped = error instanceof ApiClientError && responseFor(error, args, route)
      if (!mapped) throw error
      const { log, requestId } = args.context
      const path = redactPath(new URL(args.request.url).pathname)
      const reason = isTemporary(error) ? 'the service could not be asked' : 'the service refused'
      log.warn({ requestId, kind: error.kind, code: error.code, path }, reason)
      throw mapped
    }
  }
}

function responseFor(
  failure: ApiClientError,
  args: LoaderFunctionArgs,
  route: RouteKind,
): Response | undefined {
  if (isTemporary(failure)) return new Response(null, { status: 503 })
  const mapped = errorResponse(failure)
  if (!mapped) return undefined
  if (route.isAction && failure.kind === 'business' && expectsPage(args.request, route)) {
    args.context.session.flash.set(failure.message, 'error', 'refusal')
    return new Response(null, { status: 303, headers: { Location: returnPath(args.request, route) } })
  }
  const { retryAfterSeconds } = failure
  const headers = retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) }
  return Response.json(mapped.body, { status: mapped.status, headers })
}

/** Whether the response is shown to a person, by a plain form or by Remix. */
function expectsPage(request: Request, { hasPage }: RouteKind): boolean {
  if (wantsJson(request)) return false
  return hasPage || (request.headers.get('accept') ?? '').includes('text/html')
}

/** The page of the submitted form: with scripts, typed values stay there. */
function returnPath(request: Request, { hasPage }: RouteKind): string {
  const ownPath = hasPage ? safeRedirectPath(new URL(request.url).pathname) : '/'
  const referrer = referringPage(request)
  return referrer ? safeRedirectPath(referrer.pathname + referrer.search, ownPath) : ownPath
}

function isTemporary({ kind, code }: ApiClientError): boolean {
  return kind === 'network' || kind === 'timeout' || (kind === 'server' && code >= 502 && code <= 504)
}

/** What Request.formData() throws for an invalid body or content type. */
function isInvalidForm(error: unknown): boolean {
  return (
    error instanceof TypeError && /Content-Type was not one of|parse body as FormData/i.test(error.message)
  )
}
