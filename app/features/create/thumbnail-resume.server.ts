import type { ApiClient } from '#app/api-client/api-client'
import { applyTemplate } from '#resume-model/apply-template'
import type { Resume } from '#contract/resume/resume'
import { withDrawings } from '#app/preview/sample-drawings.server'
import type { ThumbnailSource } from '#app/preview/thumbnail.server'

/**
 * Returns the resume and the photo of a thumbnail: a sample as it is, or a template filled with a sample (its own by
 * default), in one of its colours, with a visitor's own name and position.
 */
export async function thumbnailResume(
  api: ApiClient,
  kind: string,
  id: string,
  {
    sample: sampleId,
    colour,
    own,
  }: { sample?: string; colour?: string; own?: { name: string; job: string } } = {},
): Promise<ThumbnailSource | undefined> {
  const [samples, templates] = await Promise.all([api.call('listSamples', {}), api.call('listTemplates', {})])
  if (kind === 'samples')
    return samples.some((item) => item.id === id)
      ? withDrawings(await api.call('readSample', { id }))
      : undefined
  const template = kind === 'templates' ? templates.find((item) => item.id === id) : undefined
  if (!template) return undefined
  const shownSampleId = sampleId ?? template.sample
  if (!samples.some((item) => item.id === shownSampleId)) return undefined
  const { resume, photos } = await withDrawings(await api.call('readSample', { id: shownSampleId }))
  return { resume: applyTemplate(own ? withOwnContent(resume, own) : resume, template, colour), photos }
}

/** The sample under another name, or for another position. */
function withOwnContent(resume: Resume, { name, job }: { name: string; job: string }): Resume {
  return {
    ...resume,
    basics: { ...resume.basics, name: name || resume.basics.name },
    intention: { ...resume.intention, position: job || resume.intention.position },
  }
}
