import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { dressed } from '#contract/dressed'
import { ResumeId } from '#contract/stored-resume'

export type PutOn = { done: string } | { refusal: string } | 'gone'

/**
 * Puts a person's own resume into a template; its content stays, and how it was before is kept as a version.
 * @returns the id of the resume, or why it was refused; 'gone' for a template or a resume that is not there.
 */
export async function putOn(
  upstream: Upstream,
  asked: { template: string; resume: string; colour: string },
): Promise<PutOn> {
  const template = (await upstream.call('listTemplates', {})).find(({ id }) => id === asked.template)
  const { id } = ResumeId.safeParse({ id: asked.resume }).data ?? {}
  if (!template || !id) return 'gone'
  const attempt = async () => {
    const { revision, resume } = await upstream.call('readStoredResume', { id })
    await upstream.call('saveStoredResume', { id, revision, resume: dressed(resume, template, asked.colour) })
  }
  try {
    await attempt().catch((error: unknown) => {
      // It was saved elsewhere in between: the look goes on what is there now.
      if (error instanceof UpstreamFailure && error.isConflict) return attempt()
      throw error
    })
    return { done: id }
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.kind !== 'business' || error.isAuth) throw error
    return error.isNotFound ? 'gone' : { refusal: error.message }
  }
}
