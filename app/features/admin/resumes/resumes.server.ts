import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { layoutPages, renderResumePage } from '#app/preview/render-pages.server'
import type { PreviewPage } from '#app/preview/preview-protocol'
import type { AdminResumeDetails } from '#contract/admin/admin-resume'
import { ResumeId } from '#contract/resume/stored-resume'
import type { Typesetter } from '#typeset/typesetter'

type Dependencies = { api: ApiClient; typesetter: Typesetter }

/** A resume as pages, without its content. */
export type ResumeView = Omit<AdminResumeDetails, 'resume'> & {
  pages: (PreviewPage & { src: string })[]
  /** The step before the move. */
  confirmingAction: 'bin' | 'shelf' | undefined
}

/** Opens a user's resume, which the service logs; undefined for an unknown resume. */
export async function loadResumeView(
  dependencies: Dependencies,
  query: URLSearchParams,
): Promise<ResumeView | undefined> {
  const openedResume = await openResume(dependencies.api, query.get('resume') ?? '')
  if (!openedResume) return undefined
  const { resume, ...rest } = openedResume
  // The owner and the history must be shown even when the pages cannot be typeset now.
  const { pages } = await layoutPages(dependencies.api, dependencies.typesetter, resume).catch(() => ({
    pages: [],
  }))
  const confirmingAction = rest.deletedAt === null ? 'bin' : 'shelf'
  return {
    ...rest,
    confirmingAction: query.get('do') === confirmingAction ? confirmingAction : undefined,
    pages: pages.map((page: PreviewPage, i: number) => ({
      ...page,
      src: `/admin/resume-page?resume=${rest.id}&page=${i + 1}&v=${page.hash}`,
    })),
  }
}

/** Returns a page as an SVG image; the service counts it to the same opening. */
export async function adminPageImage(request: Request, dependencies: Dependencies): Promise<Response> {
  const query = new URL(request.url).searchParams
  const openedResume = await openResume(dependencies.api, query.get('resume') ?? '')
  if (!openedResume) return new Response(null, { status: 404 })
  return withTypesetErrors(
    renderResumePage(request, dependencies, openedResume.resume, Number(query.get('page'))),
  )
}

async function openResume(api: ApiClient, id: string): Promise<AdminResumeDetails | undefined> {
  if (!ResumeId.safeParse({ id }).success) return undefined
  return undefinedIfNotFound(api.call('openResumeAsAdmin', { id }))
}
