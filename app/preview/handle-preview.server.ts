import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { FieldErrors } from '#contract/http/envelope'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Resume } from '#contract/resume/resume'
import { DocumentTooLargeError, type Typesetter } from '#typeset/typesetter'
import { resumeFileName } from './resume-file-name'
import { dropInvalidFields } from './drop-invalid-fields'
import { compressedJson } from './compressed-json.server'
import { readPhotos } from './photo-cache.server'
import { withTypesetErrors } from './typeset-error-response.server'
import { createFitReport } from './one-page-fit-report'
import { toPageAreas } from './page-areas'
import type { PreviewResponse } from './preview-protocol'
import { createUndrawnNote } from './undrawn-note.server'

const PreviewRequestBody = z.object({
  resume: z.unknown(),
  base: z.string().max(100).optional(),
  withAreas: z.boolean().default(true),
})

type Dependencies = { api: ApiClient; typesetter: Typesetter }

/** Responds with the pages and glyphs that the base lacks, and the errors of invalid fields. */
export async function handlePreview(request: Request, { api, typesetter }: Dependencies): Promise<Response> {
  const parsed = PreviewRequestBody.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { resume, problems } = dropInvalidFields(parsed.data.resume)
  if (!resume) return compressedJson(request, { problems }, { status: 422 })
  const { base, withAreas } = parsed.data
  const answer = renderPreview(request, { api, typesetter }, { resume, problems, base, withAreas })
  return withTypesetErrors(
    answer.catch((error: unknown) => {
      if (!(error instanceof DocumentTooLargeError)) throw error
      const problemsWithField = { ...problems, [error.field]: fieldError('tooMuch') }
      return compressedJson(request, { problems: problemsWithField }, { status: 422 })
    }),
  )
}

type PreviewInput = {
  resume: Resume
  problems: FieldErrors
  base: string | undefined
  withAreas: boolean
}

async function renderPreview(
  request: Request,
  { api, typesetter }: Dependencies,
  { resume, problems, base, withAreas }: PreviewInput,
): Promise<Response> {
  const photos = await readPhotos(api, resume)
  const rendered = await typesetter.preview(resume, photos, base, withAreas)
  const { layoutId, pages, glyphs, missingGlyphs, undrawn, anchors, fit, lonelyLines } = rendered
  const answer: PreviewResponse = {
    layoutId,
    pages,
    glyphs,
    missingGlyphs,
    undrawn: createUndrawnNote(resume, undrawn),
    fit: createFitReport(resume, fit),
    lonelyLines,
    areas: anchors && toPageAreas(anchors),
    fileName: resumeFileName(resume),
    problems,
  }
  return compressedJson(request, answer)
}
