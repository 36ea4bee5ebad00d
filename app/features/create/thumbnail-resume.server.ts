import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import { applyTemplate } from '#resume-model/apply-template'
import { shownSample } from '#resume-model/shown-sample'
import type { Resume } from '#contract/resume/resume'
import type { Language } from '#contract/validation/field-error-codes'
import { withDrawings } from '#app/preview/sample-drawings.server'
import type { ThumbnailSource } from '#app/preview/thumbnail.server'

type ThumbnailLook = {
  sample?: string
  language?: Language
  colour?: string
  own?: { name: string; job: string }
}

/**
 * Returns the resume and the photo of a thumbnail: a sample as it is, or a template filled with a sample (its own in the
 * language, by default), in one of its colours, with a visitor's own name and position.
 */
export async function thumbnailResume(
  api: ApiClient,
  kind: string,
  id: string,
  { sample: sampleId, language = 'zh', colour, own }: ThumbnailLook = {},
): Promise<ThumbnailSource | undefined> {
  if (kind === 'samples') return readDrawnSample(api, id)
  const templates = kind === 'templates' ? await api.call('listTemplates', {}) : []
  const template = templates.find((item) => item.id === id)
  const content = template && (await readDrawnSample(api, sampleId ?? shownSample(template, language)))
  if (!content) return undefined
  const { resume, photos } = content
  return { resume: applyTemplate(own ? withOwnContent(resume, own) : resume, template, colour), photos }
}

async function readDrawnSample(api: ApiClient, id: string): Promise<ThumbnailSource | undefined> {
  const sample = await undefinedIfUnknown(api.call('readSample', { id }))
  return sample && withDrawings(sample)
}

/** The sample under another name, or for another position. */
function withOwnContent(resume: Resume, { name, job }: { name: string; job: string }): Resume {
  return {
    ...resume,
    basics: { ...resume.basics, name: name || resume.basics.name },
    intention: { ...resume.intention, position: job || resume.intention.position },
  }
}
