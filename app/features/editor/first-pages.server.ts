import { layOutPages } from '#app/preview/draft-pages.server'
import type { Upstream } from '#app/api-client/upstream'
import type { FieldProblems } from '#contract/envelope'
import { problem } from '#contract/problems'
import type { Resume } from '#contract/resume'
import { TypesetTooMuch, type Typesetter } from '#typeset/typesetter'
import { readResume } from './form-resume.server'
import type { FirstPages } from './preview-pane'

type Parts = { upstream: Upstream; typesetter: Typesetter }
type Opened = { first: FirstPages; problems?: FieldProblems }

/**
 * The pages an editor opens with, none when they cannot be set right now: the form must open all the same. And what the
 * rules of today find wrong, or the text to shorten of a resume that is too much to lay out.
 */
export async function firstPages(
  { upstream, typesetter }: Parts,
  resume: Resume,
  srcOf: (page: number, hash: string) => string,
): Promise<Opened> {
  const { problems } = readResume(resume)
  try {
    const laidOut = await layOutPages(upstream, typesetter, resume)
    return { first: { ...laidOut, src: laidOut.pages.map(({ hash }, i) => srcOf(i + 1, hash)) }, problems }
  } catch (error) {
    if (!(error instanceof TypesetTooMuch)) return { first: null, problems }
    return { first: null, problems: { ...problems, [error.field]: problem('tooMuch') } }
  }
}
