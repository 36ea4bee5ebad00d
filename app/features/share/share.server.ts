import { layoutPages, renderResumePage } from '#app/preview/render-pages.server'
import { resumeTextOf } from '#app/preview/resume-text.server'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { ApiClientError } from '#app/api-client/api-client-error'
import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { FormResponse } from '#app/api-client/form-result'
import { parseForm } from '#app/api-client/form-result.server'
import type { ApiClient } from '#app/api-client/api-client'
import { ShareToken, type SharedResume } from '#contract/sharing/share'
import type { ShareVisit } from '#contract/sharing/share-visits'
import type { Typesetter } from '#typeset/typesetter'
import { SharePassword } from './share.form'

type Dependencies = { api: ApiClient; typesetter: Typesetter }
export type SharePasses = { pass(token: string): string | undefined }

/** Opens a link; returns undefined when it is closed or unknown. `visit`: it is a view to count. */
export async function openShareLink(
  api: ApiClient,
  passes: SharePasses,
  token: string,
  visit?: ShareVisit,
): Promise<SharedResume | undefined> {
  if (!ShareToken.safeParse({ token }).success) return undefined
  return undefinedIfUnknown(api.call('viewShare', { token, visit, pass: passes.pass(token) }))
}

/** Builds the view: the text, and the pages; these are empty while the typesetter is busy. */
export async function buildSharedView(
  { api, typesetter }: Dependencies,
  { resume, masked }: Extract<SharedResume, { state: 'open' }>,
) {
  const model = resumeTextOf(resume)
  const pagesResponse = await withTypesetErrors(
    layoutPages(api, typesetter, resume).then(({ pages }) => Response.json(pages)),
  )
  const pages = pagesResponse.ok
    ? ((await pagesResponse.json()) as { hash: string; width: number; height: number }[])
    : []
  return { model, pages, masked }
}
export type SharedView = Awaited<ReturnType<typeof buildSharedView>>

/** Returns one page of a link as an SVG image; 404 when the link is not open here. */
export async function sharedPageImage(
  request: Request,
  dependencies: Dependencies,
  passes: SharePasses,
  { token, page }: { token: string; page: number },
): Promise<Response> {
  const shared = await openShareLink(dependencies.api, passes, token)
  if (shared?.state !== 'open') return new Response(null, { status: 404 })
  return withTypesetErrors(renderResumePage(request, dependencies, shared.resume, page))
}

/**
 * Verifies a link's password: returns a pass to store, or the form with the error; undefined for a dead link.
 */
export async function verifySharePassword(
  api: ApiClient,
  token: string,
  form: FormData,
): Promise<{ pass: string } | FormResponse | undefined> {
  const submission = parseForm(form, SharePassword, String)
  const password = submission.status === 'success' ? submission.value.password : ''
  try {
    return await api.call('unlockShare', { token, password: password.slice(0, 200) })
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isNotFound) return undefined
    const fieldErrors = { password: [error.message] }
    return { result: submission.reply({ fieldErrors, hideFields: ['password'] }), status: 422 }
  }
}
