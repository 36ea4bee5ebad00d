import { redirect } from '@remix-run/node'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { decideAccess } from './access-rules'
import { requiredAccess } from './required-access'
import { wantsJson } from './wants-json'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import type { CurrentUser } from './current-user.server'

export type AuthenticatedUser = Extract<CurrentUser, { state: 'user' }>
type RequireUserArgs = {
  request: Request
  context: { getCurrentUser(): Promise<CurrentUser>; api: ApiClient }
}

/**
 * The guard of every protected route, in loaders and actions: authenticates the user by the requested path.
 * @throws a redirect to the home page, with the login open for a guest (401 for a script); 503 while the
 * session cannot be checked.
 */
export async function requireUser({ request, context }: RequireUserArgs): Promise<AuthenticatedUser> {
  const url = new URL(request.url)
  const access = requiredAccess(url.pathname) === 'admin' ? 'admin' : 'login'
  const getCurrentUser = await context.getCurrentUser()
  const isAdmin = access === 'admin' && getCurrentUser.state === 'user' && (await checkIsAdmin(context.api))
  const decision = decideAccess(access, getCurrentUser.state, isAdmin)
  // A script would take a page for its answer.
  if (decision === 'redirect-to-login' && wantsJson(request))
    throw Response.json({ problem: 'login' }, { status: 401 })
  if (decision === 'redirect-to-login')
    throw redirect(loginRedirectPath(request.method === 'GET' ? url : undefined))
  if (decision === 'redirect-home') throw redirect('/')
  if (decision === 'unavailable' || getCurrentUser.state !== 'user') {
    if (wantsJson(request)) throw Response.json({ problem: 'failed' }, { status: 503 })
    throw new Response(null, { status: 503 })
  }
  return getCurrentUser
}

/** The home page with the login open; afterwards the user goes to `to`. */
function loginRedirectPath(returnTo: URL | undefined): string {
  const to = returnTo && safeRedirectPath(returnTo.pathname + returnTo.search)
  return to && to !== '/' ? `/?${new URLSearchParams({ login: '', to })}` : '/?login='
}

async function checkIsAdmin(api: ApiClient): Promise<boolean> {
  try {
    return await api.call('checkAdmin', {})
  } catch (error) {
    // By spec §5 a failed admin check redirects to the home page.
    if (error instanceof ApiClientError) return false
    throw error
  }
}
