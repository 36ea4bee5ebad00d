import { fileResponse } from '#app/preview/file-response'
import { readPhotos } from '#app/preview/photo-cache.server'
import { attachmentHeader, resumeFileName } from '#app/preview/resume-file-name'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { Resume } from '#contract/resume/resume'
import type { Typesetter } from '#typeset/typesetter'
import { openShareLink, type SharePasses } from './share.server'

type Dependencies = { api: ApiClient; typesetter: Typesetter }

/** PDFs being made, by their content: visitors who come at the same time wait for one. Finished ones the typesetter keeps. */
const pendingPdfs = new Map<string, Promise<Uint8Array>>()

/**
 * The PDF behind a link, as its page is: masked, and never with the resume's data. 404 when the link is not open here,
 * 503 while the typesetter is busy.
 */
export async function sharedPdf(
  dependencies: Dependencies,
  passes: SharePasses,
  token: string,
): Promise<Response> {
  const shared = await openShareLink(dependencies.api, passes, token)
  if (shared?.state !== 'open') return new Response(null, { status: 404 })
  const disposition = attachmentHeader(resumeFileName(shared.resume), 'pdf')
  return withTypesetErrors(
    renderOnce(dependencies, shared.resume).then((pdf) => fileResponse(pdf, 'application/pdf', disposition)),
  )
}

async function renderOnce({ api, typesetter }: Dependencies, resume: Resume): Promise<Uint8Array> {
  const key = JSON.stringify(resume)
  const pending = pendingPdfs.get(key)
  if (pending) return pending
  const render = readPhotos(api, resume).then((photos) => typesetter.pdf(resume, photos, { withData: false }))
  pendingPdfs.set(key, render)
  try {
    return await render
  } finally {
    pendingPdfs.delete(key)
  }
}
