import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { layoutPages, renderResumePage } from '#app/preview/render-pages.server'
import type { PreviewPage } from '#app/preview/preview-protocol'
import type { Translate } from '#app/i18n/i18n-options'
import { type AdminResumeDetails, ResumeMoveInput } from '#contract/admin/admin-resume'
import { ResumeId } from '#contract/resume/stored-resume'
import type { Typesetter } from '#typeset/typesetter'
import { refusalMessageOf } from '#app/features/admin/action-result.server'

type Dependencies = { api: ApiClient; typesetter: Typesetter }

/** A resume as pages, without the rest of what is in it. */
export type ResumeView = Omit<AdminResumeDetails, 'resume'> & {
  pages: (PreviewPage & { src: string })[]
  /** The step before it is moved. */
  confirmingAction: 'bin' | 'shelf' | undefined
}

/** Opens somebody's resume, which the service writes down; undefined when there is none. */
export async function loadResumeView(
  dependencies: Dependencies,
  query: URLSearchParams,
): Promise<ResumeView | undefined> {
  const openedResume = await openResume(dependencies.api, query.get('resume') ?? '')
  if (!openedResume) return undefined
  const { resume, ...rest } = openedResume
  // Who it is of and what was done to it must be there even when pages cannot be set right now.
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

/** One page of it as an SVG image; the service counts it to the opening it belongs to. */
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

/** @returns why it was not moved, in a sentence; undefined when it was. */
export async function moveResume(api: ApiClient, form: FormData, t: Translate): Promise<string | undefined> {
  const parsed = ResumeMoveInput.safeParse(Object.fromEntries(form))
  if (!parsed.success)
    return parsed.error.issues.some(({ path }) => path[0] === 'reason')
      ? t('admin:act.badReason')
      : t('admin:act.wrong')
  return refusalMessageOf(api.call('moveResumeAsAdmin', parsed.data), t)
}
