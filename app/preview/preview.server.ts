import { z } from 'zod'
import type { Upstream } from '#app/api-client/upstream'
import type { FieldProblems } from '#contract/envelope'
import { problem } from '#contract/problems'
import type { Resume } from '#contract/resume'
import { TypesetTooMuch, type Typesetter } from '#typeset/typesetter'
import { fileNameOf } from './file-name'
import { mendedResume } from './mended-resume.server'
import { packedJson } from './packed-json.server'
import { readPhoto } from './photo-shelf.server'
import { orBusy } from './or-busy.server'
import { fitReportOf } from './fit-report'
import type { PreviewAnswer } from './preview-answer'
import { undrawnNote } from './undrawn-note.server'

const Question = z.object({ resume: z.unknown(), base: z.string().max(100).optional() })

type Parts = { upstream: Upstream; typesetter: Typesetter }

/** Answers a preview question: pages and glyphs its base lacks, and the problem of each wrong field. */
export async function answerPreview(request: Request, { upstream, typesetter }: Parts): Promise<Response> {
  const question = Question.safeParse(await request.json().catch(() => undefined))
  if (!question.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { resume, problems } = mendedResume(question.data.resume)
  if (!resume) return packedJson(request, { problems }, { status: 422 })
  const { base } = question.data
  const answer = answered(request, { upstream, typesetter }, { resume, problems, base })
  return orBusy(
    answer.catch((error: unknown) => {
      if (!(error instanceof TypesetTooMuch)) throw error
      const named = { ...problems, [error.field]: problem('tooMuch') }
      return packedJson(request, { problems: named }, { status: 422 })
    }),
  )
}

type Asked = { resume: Resume; problems: FieldProblems; base: string | undefined }

async function answered(
  request: Request,
  { upstream, typesetter }: Parts,
  { resume, problems, base }: Asked,
): Promise<Response> {
  const photo = await readPhoto(upstream, resume.basics.photo)
  const set = await typesetter.preview(resume, photo, base)
  const { layoutId, pages, glyphs, missingGlyphs, undrawn, anchors, fit } = set
  const answer: PreviewAnswer = {
    layoutId,
    pages,
    glyphs,
    missingGlyphs,
    undrawn: undrawnNote(resume, undrawn),
    fit: fitReportOf(resume, fit),
    areas: anchors.map(({ id, page, x, y, width, height }) => [id, page, x, y, width, height]),
    fileName: fileNameOf(resume),
    problems,
  }
  return packedJson(request, answer)
}
