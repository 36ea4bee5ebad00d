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
 * The guard at every door that is not open to everybody, in loaders and actions: proves who is here by the path asked for.
 * @throws a redirect to the front page, with the login open for a stranger (401 for a script); 503 while nobody can tell.
 */
export async function requireUser({ request, context }: RequireUserArgs): Promise<AuthenticatedUser> {
  const url = new URL(request.url)
  const access = requiredAccess(url.pathname) === 'admin' ? 'admin' : 'login'
  const getCurrentUser = await context.getCurrentUser()
  const isAdmin = access === 'admin' && getCurrentUser.state === 'user' && (await checkIsAdmin(context.api))
  const decision = decideAccess(access, getCurrentUser.state, isAdmin)
  // What scripts ask for is told so: a page in its place would be taken for an answer.
  if (decision === 'ask to log in' && wantsJson(request))
    throw Response.json({ problem: 'login' }, { status: 401 })
  if (decision === 'ask to log in')
    throw redirect(loginRedirectPath(request.method === 'GET' ? url : undefined))
  if (decision === 'front page') throw redirect('/')
  if (decision === 'wait' || getCurrentUser.state !== 'user') {
    if (wantsJson(request)) throw Response.json({ problem: 'failed' }, { status: 503 })
    throw new Response(null, { status: 503 })
  }
  return getCurrentUser
}

/** The front page with the login open; afterwards the person goes to `then`. */
function loginRedirectPath(returnTo: URL | undefined): string {
  const to = returnTo && safeRedirectPath(returnTo.pathname + returnTo.search)
  return to && to !== '/' ? `/?${new URLSearchParams({ login: '', to })}` : '/?login='
}

async function checkIsAdmin(api: ApiClient): Promise<boolean> {
  try {
    return await api.call('checkAdmin', {})
  } catch (error) {
    // As spec §5 has it: an admin check that does not succeed leads to the front page.
    if (error instanceof ApiClientError) return false
    throw error
  }
}
