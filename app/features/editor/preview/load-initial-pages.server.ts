import { findExample } from '#app/preview/find-example.server'
import { layoutWithAreas } from '#app/preview/render-pages.server'
import { addExample } from '#resume-model/add-example'
import type { ApiClient } from '#app/api-client/api-client'
import type { FieldErrors } from '#contract/http/envelope'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Resume } from '#contract/resume/resume'
import { DocumentTooLargeError, type Typesetter } from '#typeset/typesetter'
import { validateResume } from '#app/features/editor/form-post/parse-resume-form.server'
import type { InitialPages } from './preview-pane'

type Dependencies = { api: ApiClient; typesetter: Typesetter }
type InitialPagesResult = { initialPages: InitialPages; problems?: FieldErrors; example?: Resume }

/**
 * Returns the pages an editor opens with, null when they cannot be laid out now: the form must open all the
 * same. `owner` names the document in a page image's URL: `draft=…`, `resume=…`; the hash in it rules out a stale
 * cached image. Also the current validation problems, or the text to shorten of a resume that is too much to lay out. A
 * resume without a word comes with its example, which its pages show.
 */
export async function loadInitialPages(
  { api, typesetter }: Dependencies,
  resume: Resume,
  owner: string,
): Promise<InitialPagesResult> {
  const { problems } = validateResume(resume)
  try {
    const example = await findExample(api, resume)
    const shown = example ? addExample(resume, example).resume : resume
    const { areas, ...laidOut } = await layoutWithAreas(api, typesetter, shown)
    const query = `${owner}${example ? '&example' : ''}`
    const src = laidOut.pages.map(({ hash }, i) => `/sheets/pages/${i + 1}?${query}&v=${hash}`)
    return { initialPages: { ...laidOut, src, ...(example && { areas }) }, problems, example }
  } catch (error) {
    if (!(error instanceof DocumentTooLargeError)) return { initialPages: null, problems }
    return { initialPages: null, problems: { ...problems, [error.field]: fieldError('tooMuch') } }
  }
}
