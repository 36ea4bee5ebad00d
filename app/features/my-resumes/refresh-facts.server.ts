import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import { layoutPages } from '#app/preview/render-pages.server'
import { lintOptionsForScenario } from '#resume-lint/options-for-scenario'
import { monthInChina } from '#contract/china-time'
import type { Resume } from '#contract/resume/resume'
import type { ResumeDetails, ResumeFacts } from '#contract/resume/resume-details'
import type { StoredResume } from '#contract/resume/stored-resume'
import { DocumentTooLargeError, TypesetBusyError, TypesetError, type Typesetter } from '#typeset/typesetter'
import { areCurrent, findFacts } from './resume-facts'

type Dependencies = { api: ApiClient; typesetter: Typesetter }
type Listed = { id: string; revision: number }

const typesetErrors = [TypesetBusyError, DocumentTooLargeError, TypesetError]

/** Resumes whose facts one view of the list finds out: reading and checking one takes some ms. */
const maxRefreshed = 8
/** What one view waits for the pages of a resume that was just changed; its picture is drawn of the same layout. */
const maxWaitMs = 400

/**
 * The facts of the listed resumes by id. Those that were found out for an earlier revision are found out again, the first
 * `maxRefreshed` of them; the number of pages only when it is one alone, as after an edit, so that no view typesets more.
 */
export async function refreshFacts(
  dependencies: Dependencies,
  live: readonly Listed[],
  details: Record<string, ResumeDetails>,
  now: number,
): Promise<Record<string, ResumeFacts>> {
  const known = live.flatMap(({ id, revision }) => {
    const facts = details[id]?.facts
    return areCurrent(facts, revision) ? [[id, facts] as const] : []
  })
  const stale = live.filter(({ id, revision }) => !areCurrent(details[id]?.facts, revision))
  const found = await Promise.all(
    stale.slice(0, maxRefreshed).map(async ({ id }) => {
      const facts = await undefinedIfFailed(factsOf(dependencies, id, stale.length === 1, now))
      return facts ? [[id, facts] as const] : []
    }),
  )
  return Object.fromEntries([...known, ...found.flat()])
}

async function factsOf(
  dependencies: Dependencies,
  id: string,
  countsPages: boolean,
  now: number,
): Promise<ResumeFacts> {
  const { api } = dependencies
  const { resume, revision } = await api.call('readStoredResume', { id })
  const pages = countsPages
    ? await Promise.race([countPages(dependencies, resume), sleep(maxWaitMs, null)])
    : null
  const facts = await findFactsFor(api, { resume, revision }, pages, now)
  // Without its pages it is kept once its picture is drawn.
  if (pages !== null) await api.call('recordResumeFacts', { id, facts })
  return facts
}

/** Keeps the facts of a resume whose first page was just drawn: its layout is known then. */
export async function recordFacts(
  dependencies: Dependencies,
  stored: StoredResume,
  now: number,
): Promise<void> {
  const { id, resume } = stored
  const pages = await countPages(dependencies, resume)
  const facts = await findFactsFor(dependencies.api, stored, pages, now)
  await undefinedIfFailed(dependencies.api.call('recordResumeFacts', { id, facts }))
}

async function countPages({ api, typesetter }: Dependencies, resume: Resume): Promise<number | null> {
  try {
    return (await layoutPages(api, typesetter, resume)).pages.length
  } catch (error) {
    if (typesetErrors.some((kind) => error instanceof kind)) return null
    throw error
  }
}

async function findFactsFor(
  api: ApiClient,
  { resume, revision }: Pick<StoredResume, 'resume' | 'revision'>,
  pages: number | null,
  now: number,
): Promise<ResumeFacts> {
  const { scenario: id } = resume
  const scenario = id ? await undefinedIfFailed(api.call('readScenario', { id })) : undefined
  const options = lintOptionsForScenario(scenario, monthInChina(now).name)
  return findFacts(resume, { revision, pages, options })
}
