import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { i18nFor } from '#app/i18n/i18n.server'
import type { ProposalRequest } from '#contract/chat/proposal'
import { maxResumeTitleLength } from '#contract/resume/stored-resume'
import type { Language } from '#contract/validation/field-error-codes'
import { postingName } from './posting-name'
import type { RewriteResponse, RewriteState } from './rewrite-types'

type Steps = {
  ask(api: ApiClient, request: ProposalRequest): Promise<void>
  load(api: ApiClient, id: string): Promise<RewriteState>
}

/**
 * Whether a request is for a whole resume and a job posting, and the resume is not the one for that posting already. Without an
 * answer left nothing is copied: the request itself is refused.
 */
export async function needsCopy(
  api: ApiClient,
  { act, target, job, resumeId }: ProposalRequest,
): Promise<boolean> {
  if (act !== 'tailor' || target !== '') return false
  const { standing, last } = await api.call('readProposalStatus', { id: resumeId })
  const isForPosting = last?.act === 'tailor' && last.target === '' && last.job === job
  return standing.available && standing.left !== 0 && !isForPosting
}

/**
 * Copies the resume, names the copy after the posting and asks for its proposals. The plan's slot is taken before anything is
 * charged; a copy without proposals is removed again.
 * @throws ApiClientError when the copy could not be asked about
 */
export async function requestForCopy(
  api: ApiClient,
  request: ProposalRequest,
  language: Language,
  { ask, load }: Steps,
): Promise<RewriteResponse> {
  const copyId = await copyForPosting(api, request, language)
  if (typeof copyId !== 'string') return { refusal: copyId }
  try {
    await ask(api, { ...request, resumeId: copyId })
    const rewriteState = await load(api, copyId)
    const { last } = rewriteState
    if (last && (last.state === 'running' || last.proposals.length > 0)) return { rewriteState, copyId }
    await removeCopy(api, copyId)
    return { rewriteState }
  } catch (error) {
    await removeCopy(api, copyId)
    throw error
  }
}

async function copyForPosting(api: ApiClient, { resumeId, job }: ProposalRequest, language: Language) {
  try {
    const { title } = await api.call('readStoredResume', { id: resumeId })
    const copy = await api.call('duplicateResume', { id: resumeId })
    const name = i18nFor(language).t('rewrite:copy.name', { posting: postingName(job) ?? title })
    const titleOfCopy = [...name].slice(0, maxResumeTitleLength).join('').trim()
    await api.call('renameResume', { id: copy.id, title: titleOfCopy })
    return copy.id
  } catch (error) {
    if (!(error instanceof ApiClientError) || !error.isQuotaUsedUp) throw error
    return { message: error.message, fields: error.fields, canApplyHere: true as const }
  }
}

/** Nothing was proposed for it and nobody has seen it. One that cannot be removed stays in the list. */
async function removeCopy(api: ApiClient, id: string): Promise<void> {
  try {
    await api.call('binResume', { id })
    await api.call('eraseResume', { id })
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
  }
}
