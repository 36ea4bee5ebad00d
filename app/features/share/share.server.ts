import { isbot } from 'isbot'
import { layOutPages, resumePage } from '#app/preview/draft-pages.server'
import { orBusy } from '#app/preview/or-busy.server'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { ShareToken, type SharedResume } from '#contract/share'
import { pageModelOf } from '#typeset/page-model-of'
import type { Typesetter } from '#typeset/typesetter'

type Parts = { upstream: Upstream; typesetter: Typesetter }
type Passes = { pass(token: string): string | undefined }

/** What a link leads to; undefined when it leads nowhere (any more). `counts`: a person looks. */
export async function openLink(
  upstream: Upstream,
  passes: Passes,
  token: string,
  counts = false,
): Promise<SharedResume | undefined> {
  if (!ShareToken.safeParse({ token }).success) return undefined
  try {
    return await upstream.call('viewShare', { token, counts, pass: passes.pass(token) })
  } catch (error) {
    if (error instanceof UpstreamFailure && (error.isNotFound || error.isBadInput)) return undefined
    throw error
  }
}

/** Whether a request is a person's who looks: no robot, nothing fetched ahead, no page asked for by scripts again. */
export function isLook({ headers, method }: Request): boolean {
  const ahead = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`
  return method === 'GET' && !/prefetch|preview/i.test(ahead) && !isbot(headers.get('user-agent') ?? '')
}

/** What the page shows: the words for reading, and the pages; these may have to wait when many are being set. */
export async function describeShared(
  { upstream, typesetter }: Parts,
  { resume, masked }: Extract<SharedResume, { state: 'open' }>,
) {
  const model = pageModelOf(resume, false)
  const laidOut = await orBusy(
    layOutPages(upstream, typesetter, resume).then(({ pages }) => Response.json(pages)),
  )
  const pages = laidOut.ok
    ? ((await laidOut.json()) as { hash: string; width: number; height: number }[])
    : []
  return { model, pages, masked }
}
export type SharedView = Awaited<ReturnType<typeof describeShared>>

/** One page behind a link as an SVG image; 404 when the link is not open here. */
export async function sharedPage(
  request: Request,
  parts: Parts,
  passes: Passes,
  { token, page }: { token: string; page: number },
): Promise<Response> {
  const shared = await openLink(parts.upstream, passes, token)
  if (shared?.state !== 'open') return new Response(null, { status: 404 })
  return orBusy(resumePage(request, parts, shared.resume, page))
}

/** The password of a link: a pass to keep, or what is wrong with it, in words. */
export async function unlock(
  upstream: Upstream,
  token: string,
  password: string,
): Promise<{ pass: string } | { said: string } | undefined> {
  try {
    return await upstream.call('unlockShare', { token, password: password.slice(0, 200) })
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.isNotFound) return undefined
    return { said: error.message }
  }
}
