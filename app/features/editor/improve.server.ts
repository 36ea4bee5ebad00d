import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { applyProposal, proposalStanding } from '#contract/apply-proposal'
import { ChatId } from '#contract/chat'
import { problemsOf } from '#contract/field-problems'
import { ProposalQuestion } from '#contract/proposals'
import type { StoredResume } from '#contract/stored-resume'
import type { ImproveAnswer, ImproveDesk, ImproveRefusal } from './improving'
import { textDiff } from './text-diff.server'

/** Proxies give up after a minute; proposals that take longer are found at the desk when they are there. */
const patienceMs = 50_000

/** @throws UpstreamFailure also when the resume is not theirs. */
export async function loadDesk(upstream: Upstream, id: string): Promise<ImproveDesk> {
  const { standing, last } = await upstream.call('readProposalDesk', { id })
  if (!last) return { standing, last }
  const shown = last.proposals.map((one) => ({ ...one, parts: textDiff(one.before, one.after) }))
  return { standing, last: { ...last, proposals: shown } }
}

/** Does what the form of the panel, or of the page, says: asks and waits for what comes, or stops what is under way. */
export async function improve(upstream: Upstream, id: string, form: FormData): Promise<ImproveAnswer> {
  try {
    const refused = form.get('intent') === 'stop' ? await stop(upstream, form) : await ask(upstream, id, form)
    return refused ? { refused } : { desk: await loadDesk(upstream, id) }
  } catch (error) {
    return { refused: refusalOf(error) }
  }
}

async function stop(upstream: Upstream, form: FormData): Promise<undefined> {
  const turn = ChatId.safeParse({ id: form.get('askId') })
  if (turn.success) await upstream.call('stopAnswer', turn.data)
}

async function ask(upstream: Upstream, id: string, form: FormData): Promise<ImproveRefusal | undefined> {
  const text = (name: string) => String(form.get(name) ?? '')
  const job = text('act') === 'tailor' ? text('job') : ''
  const question = { askId: text('askId'), resumeId: id, act: text('act'), target: text('target'), job }
  const read = ProposalQuestion.safeParse(question)
  if (!read.success) return { said: '', fields: problemsOf(read.error) }
  const until = Date.now() + patienceMs
  const events = await upstream.stream('askProposals', read.data)
  // Nothing is told between its beginning and its end: the clock ends the waiting, not the next event.
  const ended = (async () => {
    for await (const event of events) if (event.is === 'end') return
  })()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, until - Date.now())))
  await Promise.race([ended.catch(() => undefined), late]).finally(() => clearTimeout(timer))
  return undefined
}

/** What stands in a form, to stand there again. */
export function typedTexts(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

function refusalOf(error: unknown): ImproveRefusal {
  if (!(error instanceof UpstreamFailure) || error.kind !== 'business' || error.isAuth) throw error
  return { said: error.message, fields: error.fields }
}

/** `newer`: the resume is another by now, nothing was done; `stale`: some of the texts are. */
export type Taken = 'done' | 'none' | 'newer' | 'stale' | 'refused'

/** Takes the ticked proposals over into the resume as it is kept, and saves it: one version, which can be taken back. */
export async function takeProposals(
  upstream: Upstream,
  { id, revision, resume }: StoredResume,
  form: FormData,
): Promise<Taken> {
  if (Number(form.get('revision')) !== revision) return 'newer'
  const { last } = await upstream.call('readProposalDesk', { id })
  if (last?.id !== form.get('turn')) return 'newer'
  const ticked = last.proposals.filter(({ field }) => form.getAll('field').includes(field))
  if (ticked.length === 0) return 'none'
  if (ticked.some((one) => ['stale', 'gone'].includes(proposalStanding(resume, one)))) return 'stale'
  const after = ticked.reduce(applyProposal, resume)
  if (after === resume) return 'done'
  try {
    await upstream.call('saveStoredResume', { id, revision, resume: after })
    return 'done'
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.kind !== 'business' || error.isAuth) throw error
    return error.isConflict ? 'newer' : 'refused'
  }
}
