import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { Resume } from '#contract/resume/resume'
import { setAtPath } from '#app/features/editor/state/resume-path'
import type { SamplePhrases } from './sample-phrases-types'
import { findSamplePhrases } from './find-sample-phrases.server'
import {
  hasSamplePhrase,
  findSamplePhraseTarget,
  toggleSamplePhrase,
  type SamplePhraseTarget,
} from './toggle-sample-phrase'
import { positionQueryOf, writerOf, type Writer } from './position-query'

export type SamplePageData = {
  entry: Pick<SamplePhraseTarget, 'kind' | 'sectionKind'> & { id: string; title: string; text: string }
  writer: Writer
  q: string
  /** What else was looked for. */
  or: string
  result: SamplePhrases
}

/**
 * Loads the samples page of an entry; undefined when nothing can be added to the entry. @throws
 * ApiClientError
 */
export async function loadSamplePhrases(
  api: ApiClient,
  resume: Resume,
  query: URLSearchParams,
): Promise<SamplePageData | undefined> {
  const target = findSamplePhraseTarget(resume, query.get('entry') ?? '')
  if (!target) return undefined
  const typed = query.get('q')
  const { q, or } = typed === null ? positionQueryOf(resume, target) : { q: typed, or: query.get('or') ?? '' }
  const { id, title, text } = target.item
  const writer = writerOf(resume)
  const position = query.get('position') ?? ''
  const result = await findSamplePhrases(
    api,
    new URLSearchParams({ q, or, position, language: writer.isEnglish ? 'en' : 'zh' }),
  )
  const { kind, sectionKind } = target
  return {
    entry: { id, title, text, kind, sectionKind },
    writer,
    q,
    or,
    result,
  }
}

export type SamplePhraseFailure = 'newer' | 'refused'

/**
 * Adds the posted sample to its entry, or removes it. A repeated post changes nothing.
 * @returns the entry to go back to, or why nothing was saved
 */
export async function handleSamplePhraseForm(
  form: FormData,
  resume: Resume,
  save: (resume: Resume) => Promise<unknown>,
): Promise<{ entry: string } | { failure: SamplePhraseFailure }> {
  const entry = String(form.get('entry') ?? '')
  const target = findSamplePhraseTarget(resume, entry)
  const isAdding = form.has('add')
  const sample = String(form.get(isAdding ? 'add' : 'take') ?? '').trim()
  if (!target || sample === '' || hasSamplePhrase(target.item.text, sample, target.kind) === isAdding)
    return { entry }
  try {
    await save(
      setAtPath(
        resume,
        `${target.name}.text`,
        toggleSamplePhrase(target.item.text, sample, target.kind, writerOf(resume)),
      ),
    )
    return { entry }
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.isAuth) throw error
    return { failure: error.isConflict ? 'newer' : 'refused' }
  }
}
