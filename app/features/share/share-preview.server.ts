import { undefinedIfNotFound, renderResumePage } from '#app/preview/render-pages.server'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import type { MaskKind } from '#contract/sharing/mask-kinds'
import type { Resume } from '#contract/resume/resume'
import { ResumeId } from '#contract/resume/stored-resume'
import type { Typesetter } from '#typeset/typesetter'
import { buildSharedView, type SharedView } from './share.server'

type Dependencies = { api: ApiClient; typesetter: Typesetter }

async function maskedResume(api: ApiClient, id: string, hidden: MaskKind[]): Promise<Resume | undefined> {
  if (!ResumeId.safeParse({ id }).success) return undefined
  const preview = await api.call('previewShare', { id, hidden }).catch(undefinedIfNotFound)
  return preview?.resume
}

/** Loads the visitors' view of the user's resume; null when rate limited, or without such a resume. */
export async function loadSharePreview(
  dependencies: Dependencies,
  id: string,
  hidden: MaskKind[],
): Promise<SharedView | null> {
  try {
    const resume = await maskedResume(dependencies.api, id, hidden)
    return resume
      ? await buildSharedView(dependencies, { state: 'open', resume, masked: hidden.length > 0 })
      : null
  } catch (error) {
    if (error instanceof ApiClientError && error.code === ApiCodes.tooManyRequests) return null
    throw error
  }
}

/** Returns one page of it as an SVG image; 404 when there is none. */
export async function sharePreviewPageImage(
  request: Request,
  dependencies: Dependencies,
  { id, hidden, page }: { id: string; hidden: MaskKind[]; page: number },
): Promise<Response> {
  const resume = await maskedResume(dependencies.api, id, hidden)
  if (!resume) return new Response(null, { status: 404 })
  return withTypesetErrors(renderResumePage(request, dependencies, resume, page))
}
