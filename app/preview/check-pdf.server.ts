import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { checkPdfText } from '#resume-lint/check-pdf-text'
import type { Resume } from '#contract/resume/resume'
import type { Typesetter } from '#typeset/typesetter'
import type { PdfCheckResult } from './pdf-check-result'
import { dropInvalidFields } from './drop-invalid-fields'
import { withTypesetErrors } from './typeset-error-response.server'
import { readPhotos } from './photo-cache.server'

const PdfCheckRequest = z.object({ resume: z.unknown(), pages: z.number().int().min(1).max(9).optional() })
type Dependencies = { api: ApiClient; typesetter: Typesetter }

/**
 * Makes the PDF of a resume and checks its text; `pages` is the usual maximum for its purpose. @throws
 * TypesetBusyError, DocumentTooLargeError, TypesetError
 */
export async function checkPdf(
  { api, typesetter }: Dependencies,
  resume: Resume,
  pages?: number,
): Promise<PdfCheckResult> {
  const photos = await readPhotos(api, resume)
  const pdfText = await typesetter.fileText(resume, photos)
  return { findings: checkPdfText(resume, pdfText, { pages }), pages: pdfText.pages.length }
}

/** Responds with the PDF check of the posted document; invalid fields are left out, as in the preview. */
export async function handlePdfCheck(request: Request, dependencies: Dependencies): Promise<Response> {
  const parsed = PdfCheckRequest.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { resume, problems } = dropInvalidFields(parsed.data.resume)
  if (!resume) return Response.json({ problems }, { status: 422 })
  return withTypesetErrors(
    checkPdf(dependencies, resume, parsed.data.pages).then((answer) => Response.json(answer)),
  )
}
