import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import { Resume } from '#contract/resume'
import { ResumeId, StoredResume } from '#contract/stored-resume'
import { readResume } from './form-resume.server'
import type { CopyAnswer, SaveAnswer } from './save-answer'

const StoredCommand = z.discriminatedUnion('do', [
  ResumeId.extend({
    do: z.literal('save'),
    revision: z.number().int(),
    resume: z.unknown(),
    sent: z.unknown().optional(),
  }),
  ResumeId.extend({ do: z.literal('copy'), resume: z.unknown() }),
])
type Save = Extract<z.infer<typeof StoredCommand>, { do: 'save' }>

/** Answers a command of the editor's scripts: 401 when the login is gone, 503 when the upstream cannot be asked. */
export async function answerStored(upstream: Upstream, asked: unknown): Promise<Response> {
  const command = StoredCommand.safeParse(asked)
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  try {
    const { data } = command
    const answer =
      data.do === 'save' ? await saveStored(upstream, data) : await copyStored(upstream, data.id, data.resume)
    return Response.json(answer)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return Response.json({ problem: error.isAuth ? 'login' : 'failed' }, { status: error.isAuth ? 401 : 503 })
  }
}

/**
 * Saves a stored resume for the editor's scripts. A newer version that holds this very content, or the content this editor
 * sent before and got no answer to, is its own work and no conflict.
 * @throws UpstreamFailure when the upstream cannot be asked, or the login is gone.
 */
export async function saveStored(upstream: Upstream, save: Save): Promise<SaveAnswer> {
  const { resume, problems } = readResume(save.resume)
  if (!resume) return { kind: 'invalid', problems }
  const first = await attempt(upstream, save.id, save.revision, resume)
  if (first.kind !== 'conflict') return first
  const { newer } = first
  if (sameContent(newer.resume, resume)) return { kind: 'saved', revision: newer.revision }
  const sent = Resume.safeParse(save.sent)
  if (!sent.success || !sameContent(newer.resume, sent.data)) return first
  return attempt(upstream, save.id, newer.revision, resume)
}

async function attempt(
  upstream: Upstream,
  id: string,
  revision: number,
  resume: Resume,
): Promise<SaveAnswer> {
  try {
    const saved = await upstream.call('saveStoredResume', { id, revision, resume })
    return { kind: 'saved', revision: saved.revision }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.isConflict) return { kind: 'conflict', newer: StoredResume.parse(error.newer) }
    if (error.isNotFound) return { kind: 'gone' }
    if (error.isBadInput) return { kind: 'invalid', problems: error.fields }
    throw error
  }
}

/** Both went through the same schema, so equal content is equal text. */
function sameContent(a: Resume, b: Resume): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Keeps as a resume of its own what was to be saved into another; the same twice is one copy. */
export async function copyStored(upstream: Upstream, id: string, typed: unknown): Promise<CopyAnswer> {
  const { resume } = readResume(typed)
  if (!resume) return { kind: 'failed' }
  try {
    const copy = await upstream.call('createResume', { resume, origin: originOf(id, resume) })
    return { kind: 'copied', id: copy.id }
  } catch (error) {
    if (error instanceof UpstreamFailure && error.kind === 'business' && !error.isAuth)
      return { kind: 'refused', said: error.message }
    throw error
  }
}

export function originOf(id: string, resume: Resume): string {
  const content = createHash('sha256').update(JSON.stringify(resume)).digest('base64url').slice(0, 22)
  return `copy:${id}:${content}`
}
