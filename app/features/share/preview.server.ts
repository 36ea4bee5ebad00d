import { goneAsUndefined, resumePage } from '#app/preview/draft-pages.server'
import { orBusy } from '#app/preview/or-busy.server'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { Codes } from '#contract/codes'
import type { MaskKind } from '#contract/mask-kinds'
import type { Resume } from '#contract/resume'
import { ResumeId } from '#contract/stored-resume'
import type { Typesetter } from '#typeset/typesetter'
import { describeShared, type SharedView } from './share.server'

type Parts = { upstream: Upstream; typesetter: Typesetter }

async function maskedResume(upstream: Upstream, id: string, hidden: MaskKind[]): Promise<Resume | undefined> {
  if (!ResumeId.safeParse({ id }).success) return undefined
  const preview = await upstream.call('previewShare', { id, hidden }).catch(goneAsUndefined)
  return preview?.resume
}

/** What visitors would see of a resume of the caller's; null when the caller looked too often just now, or has no such resume. */
export async function previewShared(
  parts: Parts,
  id: string,
  hidden: MaskKind[],
): Promise<SharedView | null> {
  try {
    const resume = await maskedResume(parts.upstream, id, hidden)
    return resume ? await describeShared(parts, { state: 'open', resume, masked: hidden.length > 0 }) : null
  } catch (error) {
    if (error instanceof UpstreamFailure && error.code === Codes.tooManyRequests) return null
    throw error
  }
}

/** One page of it as an SVG image; 404 when there is none. */
export async function previewSharedPage(
  request: Request,
  parts: Parts,
  { id, hidden, page }: { id: string; hidden: MaskKind[]; page: number },
): Promise<Response> {
  const resume = await maskedResume(parts.upstream, id, hidden)
  if (!resume) return new Response(null, { status: 404 })
  return orBusy(resumePage(request, parts, resume, page))
}
