import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { withFallback } from '#app/api-client/with-fallback'
import type { ResumeDetails } from '#contract/resume/resume-details'
import type { Typesetter } from '#typeset/typesetter'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { ResumeList, ResumeSummary } from '#contract/resume/stored-resume'
import { refreshFacts } from './refresh-facts.server'
import { nextStepOf, type NextStep } from './resume-facts'
import { ResumeListAction, type ResumeListActionName } from './my-resumes.form'

/** What a card shows of a resume; `position`, `pages`, `score` and `step` as far as they are known. */
export type ResumeCardData = {
  templateName: string
  position: string
  pages: number | null
  score: number | null
  step: NextStep | null
  tags: string[]
  sent: ResumeDetails['sent']
}
export type LoadedResumeList = ResumeList & { now: number; cards: Record<string, ResumeCardData> }

/** Loads the account's resumes with their cards; `now` is the page's time on server and browser alike. */
export async function loadResumeList(
  dependencies: { api: ApiClient; typesetter: Typesetter },
  language: 'zh' | 'en',
  now: number,
): Promise<LoadedResumeList> {
  const { api } = dependencies
  const [{ details, ...list }, templates] = await Promise.all([
    api.call('listResumes', {}),
    withFallback(api.call('listTemplates', {}), []),
  ])
  const facts = await refreshFacts(dependencies, list.live, details, now)
  const cards = list.live.map(({ id, template }): [string, ResumeCardData] => {
    const known = facts[id]
    const { tags = [], sent = null } = details[id] ?? {}
    const templateId = template.replace(/@.*/, '')
    return [
      id,
      {
        templateName: templates.find((one) => one.id === templateId)?.name[language] ?? '',
        position: known?.position ?? '',
        pages: known?.pages ?? null,
        score: known?.score ?? null,
        step: known ? nextStepOf(id, known, language) : null,
        tags,
        sent,
      },
    ]
  })
  return { ...list, cards: Object.fromEntries(cards), now }
}

/**
 * `submittedText`: a refused title, or tags, as typed. `problem`: its error code; otherwise `message` is the text for
 * the user.
 */
export type ActionRefusal = {
  verb: string
  id: string
  submittedText?: string
  problem?: string
  message?: string
}
export type ActionDone = { verb: ResumeListActionName; id: string }

/** Runs an action of the list. Returns a refusal; throws any other failure. */
export async function runResumeListAction(
  api: ApiClient,
  form: FormData,
): Promise<{ done: ActionDone } | { refusal: ActionRefusal }> {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const parsed = ResumeListAction.safeParse(fields)
  const action = { verb: String(fields.intent ?? ''), id: String(fields.id ?? '') }
  const typed = fields.title ?? fields.tags
  const submittedText = typed === undefined ? undefined : String(typed)
  if (!parsed.success) {
    const problems = toFieldErrors(parsed.error)
    return {
      refusal: {
        ...action,
        submittedText,
        problem: problems.title ?? tagProblemOf(problems) ?? problems.id ?? 'wrongType',
      },
    }
  }
  try {
    const { id } = await callApi(api, parsed.data)
    return { done: { verb: parsed.data.intent, id } }
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.kind !== 'business') throw error
    return { refusal: { ...action, submittedText, message: error.message } }
  }
}

/** A problem of the list of tags or of one of them. */
function tagProblemOf(problems: Record<string, string>): string | undefined {
  return Object.entries(problems).find(([path]) => path.startsWith('tags'))?.[1]
}

/** Returns the affected resume; for a copy, the new one. */
async function callApi(api: ApiClient, action: ResumeListAction): Promise<Pick<ResumeSummary, 'id'>> {
  const { id } = action
  switch (action.intent) {
    case 'rename':
      return api.call('renameResume', { id, title: action.title })
    case 'retag':
      return api.call('tagResume', { id, tags: action.tags })
    case 'duplicate':
      return api.call('duplicateResume', { id })
    case 'bin':
      return api.call('binResume', { id })
    case 'restore':
      return api.call('restoreResume', { id })
    case 'erase':
      await api.call('eraseResume', { id })
      return { id }
  }
}
