import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { ResumeList, ResumeSummary } from '#contract/resume/stored-resume'
import { ResumeListAction, type ResumeListActionName } from './my-resumes.form'

export type LoadedResumeList = ResumeList & { now: number }

/** Everything the account has; `now` is what the page counts days from, on both sides alike. */
export async function loadResumeList(api: ApiClient, now: number): Promise<LoadedResumeList> {
  return { ...(await api.call('listResumes', {})), now }
}

/** `typed`: a title that was refused, as it was typed. `problem`: what is wrong with it; else `said` is for people. */
export type ActionRefusal = {
  verb: string
  id: string
  submittedTitle?: string
  problem?: string
  message?: string
}
export type ActionDone = { verb: ResumeListActionName; id: string }

/** Does what a button of the list says. A refusal comes back; anything else that fails is thrown. */
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

/** The resume it was done to; for a copy, the new one. */
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
