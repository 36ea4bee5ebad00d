import type { Upstream } from '#app/upstream/upstream'
import type { Resume } from '#contract/resume'

/** The resume a thumbnail shows: a sample as it is, or a template filled with its own sample. */
export async function shownResume(upstream: Upstream, kind: string, id: string): Promise<Resume | undefined> {
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
  const { resume } = await upstream.call('readSample', { id: template.sample })
  return {
    ...resume,
    style: { ...resume.style, ...template.style, template: `${template.id}@${template.version}` },
  }
}
