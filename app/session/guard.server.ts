import { redirect } from '@remix-run/node'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { accessOf, judge } from './guards'
import { isAskedByScript } from './asked-by-script'
import { safePath } from '#contract/safe-path'
import type { Who } from './who.server'

export type KnownUser = Extract<Who, { state: 'user' }>
type Guarded = { request: Request; context: { who(): Promise<Who>; upstream: Upstream } }

/**
 * The guard at every door that is not open to everybody, in loaders and actions: proves who is here by the path asked for.
 * @throws a redirect to the front page, with the login open for a stranger (401 for a script); 503 while nobody can tell.
 */
export async function requireUser({ request, context }: Guarded): Promise<KnownUser> {
  const url = new URL(request.url)
  const access = accessOf(url.pathname) === 'admin' ? 'admin' : 'login'
  const who = await context.who()
  const isAdmin = access === 'admin' && who.state === 'user' && (await askAdmin(context.upstream))
  const verdict = judge(access, who.state, isAdmin)
  // What scripts ask for is told so: a page in its place would be taken for an answer.
  if (verdict === 'ask to log in' && isAskedByScript(request))
    throw Response.json({ problem: 'login' }, { status: 401 })
  if (verdict === 'ask to log in') throw redirect(loginAddress(request.method === 'GET' ? url : undefined))
  if (verdict === 'front page') throw redirect('/')
  if (verdict === 'wait' || who.state !== 'user') {
    if (isAskedByScript(request)) throw Response.json({ problem: 'failed' }, { status: 503 })
    throw new Response(null, { status: 503 })
  }
  return who
}

/** The front page with the login open; afterwards the person goes to `then`. */
function loginAddress(then: URL | undefined): string {
  const to = then && safePath(then.pathname + then.search)
  return to && to !== '/' ? `/?${new URLSearchParams({ login: '', to })}` : '/?login='
}

async function askAdmin(upstream: Upstream): Promise<boolean> {
  try {
    return await upstream.call('checkAdmin', {})
  } catch (error) {
    // As spec §5 has it: an admin check that does not succeed leads to the front page.
    if (error instanceof UpstreamFailure) return false
    throw error
  }
}
