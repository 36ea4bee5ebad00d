import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { textDiff } from '#app/components/text-diff/text-diff.server'
import {
  applyLines,
  applyProposal,
  proposalState,
  takenLinesOf,
} from '#resume-model/rewrite-proposals/apply-proposal'
import { proposalLines } from '#resume-model/rewrite-proposals/line-changes'
import { ChatId } from '#contract/chat/chat'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import { ProposalRequest, type Proposal } from '#contract/chat/proposal'
import type { Resume } from '#contract/resume/resume'
import type { Language } from '#contract/validation/field-error-codes'
import type { StoredResume } from '#contract/resume/stored-resume'
import type { ProposalWithDiff, RewriteResponse, RewriteState, RewriteRefusal } from './rewrite-types'
import { needsCopy, requestForCopy } from './tailored-copy.server'

/**
 * Proxies time out after a minute; later proposals appear on the page or in the panel once they are ready.
 */
const answerTimeoutMs = 50_000

/** @throws ApiClientError, also when the resume is another user's */
export async function loadRewriteState(api: ApiClient, id: string): Promise<RewriteState> {
  const { standing: quota, last } = await api.call('readProposalStatus', { id })
  if (!last) return { quota, last }
  return { quota, last: { ...last, proposals: last.proposals.map(withDiff) } }
}

function withDiff(proposal: Proposal): ProposalWithDiff {
  const { before, after } = proposal
  const lines = proposalLines(proposal).changes.map((line) => ({
    ...line,
    diff: textDiff(line.before ?? '', line.after ?? ''),
  }))
  return { ...proposal, diff: textDiff(before, after), lines }
}

/**
 * Handles the form of the panel or page: requests proposals and waits for them, or stops a request. A whole resume that is fitted
 * to a job posting stays as it is: the proposals are for a copy, whose id is then answered.
 */
export async function handleRewriteForm(
  api: ApiClient,
  id: string,
  form: FormData,
  language: Language = 'zh',
): Promise<RewriteResponse> {
  try {
    if (form.get('intent') === 'stop') await stopRewrite(api, form)
    else {
      const request = readRequest(id, form)
      if (!request.success) return { refusal: { message: '', fields: toFieldErrors(request.error) } }
      if (form.get('inPlace') === null && (await needsCopy(api, request.data)))
        return await requestForCopy(api, request.data, language, {
          ask: requestProposals,
          load: loadRewriteState,
        })
      await requestProposals(api, request.data)
    }
    return { rewriteState: await loadRewriteState(api, id) }
  } catch (error) {
    return { refusal: toRefusal(error) }
  }
}

async function stopRewrite(api: ApiClient, form: FormData): Promise<undefined> {
  const turn = ChatId.safeParse({ id: form.get('askId') })
  if (turn.success) await api.call('stopAnswer', turn.data)
}

function readRequest(resumeId: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return ProposalRequest.safeParse({
    ...{ askId: text('askId'), resumeId, act: text('act'), target: text('target') },
    // Forms write line breaks in their own way.
    line: text('line').replaceAll('\r\n', '\n'),
    job: text('act') === 'tailor' ? text('job') : '',
  })
}

async function requestProposals(api: ApiClient, request: ProposalRequest): Promise<void> {
  const deadline = Date.now() + answerTimeoutMs
  const events = await api.stream('askProposals', request)
  // No event comes between start and end, so a timer ends the wait, not the next event.
  const ended = (async () => {
    for await (const event of events) if (event.is === 'end') return
  })()
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<void>((resolve) => (timer = setTimeout(resolve, deadline - Date.now())))
  await Promise.race([ended.catch(() => undefined), timedOut]).finally(() => clearTimeout(timer))
}

/** Returns the form's text values, to fill the form again. */
export function formTexts(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

export function toRefusal(error: unknown): RewriteRefusal {
  if (!(error instanceof ApiClientError) || error.kind !== 'business' || error.isAuth) throw error
  return { message: error.message, fields: error.fields }
}

/**
 * `newer`: the resume or the proposals have changed, nothing is saved; `stale`: a ticked text has changed.
 */
export type AcceptResult = 'done' | 'none' | 'newer' | 'stale' | 'refused'

/** Applies the ticked proposals to the stored resume and saves it as one version, which can be undone. */
export async function acceptProposals(
  api: ApiClient,
  { id, revision, resume }: StoredResume,
  form: FormData,
): Promise<AcceptResult> {
  if (Number(form.get('revision')) !== revision) return 'newer'
  const { last } = await api.call('readProposalStatus', { id })
  if (last?.id !== form.get('turn')) return 'newer'
  const [fields, lines] = [form.getAll('field'), form.getAll('line')]
  const tickedLines = ({ field }: Proposal) =>
    lines.flatMap((line) => {
      const [of, index = ''] = String(line).split(' ')
      return of === field && /^\d{1,4}$/.test(index) ? Number(index) : []
    })
  const isWhole = ({ field }: Proposal) => fields.includes(field)
  const ticked = last.proposals.filter((one) => isWhole(one) || tickedLines(one).length > 0)
  if (ticked.length === 0) return 'none'
  if (ticked.some((one) => ['stale', 'gone'].includes(proposalState(resume, one)))) return 'stale'
  const accept = (now: Resume, one: Proposal) =>
    isWhole(one)
      ? applyProposal(now, one)
      : applyLines(now, one, new Set([...(takenLinesOf(now, one) ?? []), ...tickedLines(one)]))
  const after = ticked.reduce(accept, resume)
  if (after === resume) return 'done'
  try {
    await api.call('saveStoredResume', { id, revision, resume: after })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.kind !== 'business' || error.isAuth) throw error
    return error.isConflict ? 'newer' : 'refused'
  }
}
