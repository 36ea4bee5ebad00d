import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { ResumeList, ResumeSummary } from '#contract/resume/stored-resume'
import { ResumeListAction, type ResumeListActionName } from './my-resumes.form'

export type LoadedResumeList = ResumeList & { now: number }

/** Loads the account's resumes; `now` is the page's time on server and browser alike. */
export async function loadResumeList(api: ApiClient, now: number): Promise<LoadedResumeList> {
  return { ...(await api.call('listResumes', {})), now }
}

/**
 * `submittedTitle`: a refused title as typed. `problem`: its error code; otherwise `message` is the text for
 * the user.
 */
export type ActionRefusal = {
  verb: string
  id: string
  submittedTitle?: string
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
  const submittedTitle = fields.title === undefined ? undefined : String(fields.title)
  if (!parsed.success) {
    const problems = toFieldErrors(parsed.error)
    return { refusal: { ...action, submittedTitle, problem: problems.title ?? problems.id ?? 'wrongType' } }
  }
  try {
    const { id } = await callApi(api, parsed.data)
    return { done: { verb: parsed.data.intent, id } }
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.kind !== 'business') throw error
    return { refusal: { ...action, submittedTitle, message: error.message } }
  }
}

/** Returns the affected resume; for a copy, the new one. */
async function callApi(api: ApiClient, action: ResumeListAction): Promise<Pick<ResumeSummary, 'id'>> {
  const { id } = action
  switch (action.intent) {
    case 'rename':
      return api.call('renameResume', { id, title: action.title })
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
