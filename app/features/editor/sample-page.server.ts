import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { Resume } from '#contract/resume'
import { withValue } from './paths'
import type { SampleLines } from './sample-answer'
import { findSampleLines } from './sample-lines.server'
import { hasSample, plainPosition, samplePlaceOf, toggledSample, type SampleKind } from './sample-text'

export type SampleChoice = {
  entry: { id: string; title: string; text: string; kind: SampleKind }
  q: string
  answer: SampleLines
}

/** What the page of samples for an entry shows; undefined where nothing can be added to it. @throws UpstreamFailure */
export async function loadSamples(
  upstream: Upstream,
  resume: Resume,
  query: URLSearchParams,
): Promise<SampleChoice | undefined> {
  const place = samplePlaceOf(resume, query.get('entry') ?? '')
  if (!place) return undefined
  const q = query.get('q') ?? plainPosition(resume.intention.position)
  const { id, title, text } = place.item
  const answer = await findSampleLines(
    upstream,
    new URLSearchParams({ q, position: query.get('position') ?? '' }),
  )
  return { entry: { id, title, text, kind: place.kind }, q, answer }
}

export type SampleTrouble = 'newer' | 'refused'

/**
 * Adds the posted sample to its entry, or takes it out. The same press sent twice does it once.
 * @returns the entry to go back to, or why nothing was saved
 */
export async function putSample(
  form: FormData,
  resume: Resume,
  save: (resume: Resume) => Promise<unknown>,
): Promise<{ entry: string } | { trouble: SampleTrouble }> {
  const entry = String(form.get('entry') ?? '')
  const place = samplePlaceOf(resume, entry)
  const wanted = form.has('add')
  const sample = String(form.get(wanted ? 'add' : 'take') ?? '').trim()
  if (!place || sample === '' || hasSample(place.item.text, sample, place.kind) === wanted) return { entry }
  try {
    await save(withValue(resume, `${place.name}.text`, toggledSample(place.item.text, sample, place.kind)))
    return { entry }
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.isAuth) throw error
    return { trouble: error.isConflict ? 'newer' : 'refused' }
  }
}
