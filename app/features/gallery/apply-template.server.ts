import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { applyTemplate } from '#resume-model/apply-template'
import { ResumeId } from '#contract/resume/stored-resume'

export type ApplyTemplateResult = { done: string } | { refusal: string } | 'gone'

/**
 * Applies a template to a user's resume; the content stays, and the previous state is saved as a version.
 * @returns the id of the resume, or why it was refused; 'gone' for a missing template or resume.
 */
export async function applyTemplateToResume(
  api: ApiClient,
  request: { template: string; resume: string; colour: string },
): Promise<ApplyTemplateResult> {
  const template = (await api.call('listTemplates', {})).find(({ id }) => id === request.template)
  const { id } = ResumeId.safeParse({ id: request.resume }).data ?? {}
  if (!template || !id) return 'gone'
  const readAndSave = async () => {
    const { revision, resume } = await api.call('readStoredResume', { id })
    await api.call('saveStoredResume', {
      id,
      revision,
      resume: applyTemplate(resume, template, request.colour),
    })
  }
  try {
    await readAndSave().catch((error: unknown) => {
      // Saved elsewhere in between: apply the template to the new content.
      if (error instanceof ApiClientError && error.isConflict) return readAndSave()
      throw error
    })
    return { done: id }
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.kind !== 'business' || error.isAuth) throw error
    return error.isNotFound ? 'gone' : { refusal: error.message }
  }
}
