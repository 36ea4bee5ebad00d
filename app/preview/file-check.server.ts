import { z } from 'zod'
import type { Upstream } from '#app/api-client/upstream'
import { checkFile } from '#resume-lint/check-file'
import type { Resume } from '#contract/resume'
import type { Typesetter } from '#typeset/typesetter'
import type { FileCheck } from './file-check-answer'
import { mendedResume } from './mended-resume.server'
import { orBusy } from './or-busy.server'
import { readPhoto } from './photo-shelf.server'

const Question = z.object({ resume: z.unknown(), pages: z.number().int().min(1).max(9).optional() })
type Parts = { upstream: Upstream; typesetter: Typesetter }

/** Makes the PDF of a resume and reads it as a machine does; `pages` is what is usual for its purpose. @throws TypesetBusy, TypesetTooMuch, TypesetFailed */
export async function checkedFile(
  { upstream, typesetter }: Parts,
  resume: Resume,
  pages?: number,
): Promise<FileCheck> {
  const photo = await readPhoto(upstream, resume.basics.photo)
  const read = await typesetter.fileText(resume, photo)
  return { findings: checkFile(resume, read, { pages }), pages: read.pages.length }
}

/** Answers what the PDF of the posted document reads like; what cannot be set of it is left out, as in the preview. */
export async function answerFileCheck(request: Request, parts: Parts): Promise<Response> {
  const question = Question.safeParse(await request.json().catch(() => undefined))
  if (!question.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const { resume, problems } = mendedResume(question.data.resume)
  if (!resume) return Response.json({ problems }, { status: 422 })
  return orBusy(checkedFile(parts, resume, question.data.pages).then((answer) => Response.json(answer)))
}
