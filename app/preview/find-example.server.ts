import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { addExample, isUnwritten } from '#resume-model/add-example'
import type { Resume } from '#contract/resume/resume'

/**
 * Returns what a resume without a word shows as its example: the sample of its template. Undefined for a resume with text,
 * or when the API fails, because it is optional.
 */
export async function findExample(api: ApiClient, resume: Resume): Promise<Resume | undefined> {
  if (!isUnwritten(resume)) return undefined
  try {
    const [templateId] = resume.style.template.split('@')
    const template = (await api.call('listTemplates', {})).find(({ id }) => id === templateId)
    return template && (await api.call('readSample', { id: template.sample })).resume
  } catch (error) {
    if (error instanceof ApiClientError) return undefined
    throw error
  }
}

/** A resume as the editor's first pages show it, where they show an example. */
export async function withExample(api: ApiClient, resume: Resume): Promise<Resume> {
  const example = await findExample(api, resume)
  return example ? addExample(resume, example).resume : resume
}
