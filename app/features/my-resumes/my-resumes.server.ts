import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import { problemsOf } from '#contract/field-problems'
import type { ResumeShelf, ResumeSummary } from '#contract/stored-resume'
import { ShelfIntent, type ShelfVerb } from './my-resumes.form'

export type LoadedShelf = ResumeShelf & { now: number }

/** Everything the account has; `now` is what the page counts days from, on both sides alike. */
export async function loadShelf(upstream: Upstream, now: number): Promise<LoadedShelf> {
  return { ...(await upstream.call('listResumes', {})), now }
}

/** `typed`: a title that was refused, as it was typed. `problem`: what is wrong with it; else `said` is for people. */
export type Refused = { verb: string; id: string; typed?: string; problem?: string; said?: string }
export type Done = { verb: ShelfVerb; id: string }

/** Does what a button of the list says. A refusal comes back; anything else that fails is thrown. */
export async function runShelfIntent(
  upstream: Upstream,
  form: FormData,
): Promise<{ done: Done } | { refused: Refused }> {
  const posted = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const read = ShelfIntent.safeParse(posted)
  const asked = { verb: String(posted.intent ?? ''), id: String(posted.id ?? '') }
  const typed = posted.title === undefined ? undefined : String(posted.title)
  if (!read.success) {
    const problems = problemsOf(read.error)
    return { refused: { ...asked, typed, problem: problems.title ?? problems.id ?? 'wrongType' } }
  }
  try {
    const { id } = await run(upstream, read.data)
    return { done: { verb: read.data.intent, id } }
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.kind !== 'business') throw error
    return { refused: { ...asked, typed, said: error.message } }
  }
}

/** The resume it was done to; for a copy, the new one. */
async function run(upstream: Upstream, asked: ShelfIntent): Promise<Pick<ResumeSummary, 'id'>> {
  const { id } = asked
  switch (asked.intent) {
    case 'rename':
      return upstream.call('renameResume', { id, title: asked.title })
    case 'duplicate':
      return upstream.call('duplicateResume', { id })
    case 'bin':
      return upstream.call('binResume', { id })
    case 'restore':
      return upstream.call('restoreResume', { id })
    case 'erase':
      await upstream.call('eraseResume', { id })
      return { id }
  }
}
