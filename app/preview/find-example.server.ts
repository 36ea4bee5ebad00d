import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import { addExample, isUnwritten } from '#resume-model/add-example'
import { shownSample } from '#resume-model/shown-sample'
import type { Resume } from '#contract/resume/resume'

/**
 * Returns what a resume without a word shows as its example: its template's sample in its language. Undefined for a resume with text,
 * or when the API fails, because it is optional.
 */
export async function findExample(api: ApiClient, resume: Resume): Promise<Resume | undefined> {
  if (!isUnwritten(resume)) return undefined
  const [templateId] = resume.style.template.split('@')
  const templates = await undefinedIfFailed(api.call('listTemplates', {}))
  const template = templates?.find(({ id }) => id === templateId)
  return (
    template &&
    (await undefinedIfFailed(api.call('readSample', { id: shownSample(template, resume.style.headings) })))
      ?.resume
  )
}

/** A resume as the editor's first pages show it, where they show an example. */
export async function withExample(api: ApiClient, resume: Resume): Promise<Resume> {
  const example = await findExample(api, resume)
  return example ? addExample(resume, example).resume : resume
}
