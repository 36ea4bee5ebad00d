import type { Upstream } from '#app/api-client/upstream'
import { dressed } from '#contract/dressed'
import type { Resume } from '#contract/resume'

/** The resume a thumbnail shows: a sample as it is, or a template filled with a sample, its own if none is named, in one of its colours. */
export async function shownResume(
  upstream: Upstream,
  kind: string,
  id: string,
  { sample: sampleId, colour }: { sample?: string; colour?: string } = {},
): Promise<Resume | undefined> {
  const [samples, templates] = await Promise.all([
    upstream.call('listSamples', {}),
    upstream.call('listTemplates', {}),
  ])
  if (kind === 'samples')
    return samples.some((one) => one.id === id)
      ? (await upstream.call('readSample', { id })).resume
      : undefined
  const template = kind === 'templates' ? templates.find((one) => one.id === id) : undefined
  if (!template) return undefined
  const shown = sampleId ?? template.sample
  if (!samples.some((one) => one.id === shown)) return undefined
  return dressed((await upstream.call('readSample', { id: shown })).resume, template, colour)
}
