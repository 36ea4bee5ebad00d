import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { Resume } from '#contract/resume/resume'
import { ResumeId, StoredResume } from '#contract/resume/stored-resume'
import { validateResume } from '#app/features/editor/form-post/parse-resume-form.server'
import type { CopyResponse, SaveResponse } from './save-protocol'

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

/**
 * Handles a command of the editor's scripts: 401 when the session has expired, 503 when the upstream cannot
 * be reached.
 */
export async function handleStoredResumeCommand(api: ApiClient, body: unknown): Promise<Response> {
  const command = StoredCommand.safeParse(body)
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  try {
    const { data } = command
    const answer =
      data.do === 'save'
        ? await saveStoredResume(api, data)
        : await copyStoredResume(api, data.id, data.resume)
    return Response.json(answer)
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return Response.json({ problem: error.isAuth ? 'login' : 'failed' }, { status: error.isAuth ? 401 : 503 })
  }
}

/**
 * Saves a stored resume for the editor's scripts. A newer version with the same content, or with the content
 * this editor sent before without a response, is its own work and no conflict.
 * @throws ApiClientError when the upstream cannot be reached or the session has expired.
 */
export async function saveStoredResume(api: ApiClient, save: Save): Promise<SaveResponse> {
  const { resume, problems } = validateResume(save.resume)
  if (!resume) return { kind: 'invalid', problems }
  const first = await trySave(api, save.id, save.revision, resume)
  if (first.kind !== 'conflict') return first
  const { newer } = first
  if (hasSameContent(newer.resume, resume)) return { kind: 'saved', revision: newer.revision }
  const sent = Resume.safeParse(save.sent)
  if (!sent.success || !hasSameContent(newer.resume, sent.data)) return first
  return trySave(api, save.id, newer.revision, resume)
}

async function trySave(api: ApiClient, id: string, revision: number, resume: Resume): Promise<SaveResponse> {
  try {
    const saved = await api.call('saveStoredResume', { id, revision, resume })
    return { kind: 'saved', revision: saved.revision }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isConflict) return { kind: 'conflict', newer: StoredResume.parse(error.newer) }
    if (error.isNotFound) return { kind: 'gone' }
    if (error.isBadInput) return { kind: 'invalid', problems: error.fields }
    throw error
  }
}

/** Both passed the same schema, so equal content is equal JSON. */
function hasSameContent(a: Resume, b: Resume): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Saves a version of a resume as a new resume; the same content twice makes one copy. */
export async function copyStoredResume(api: ApiClient, id: string, typed: unknown): Promise<CopyResponse> {
  const { resume } = validateResume(typed)
  if (!resume) return { kind: 'failed' }
  try {
    const copy = await api.call('createResume', { resume, origin: copyOrigin(id, resume) })
    return { kind: 'copied', id: copy.id }
  } catch (error) {
    if (error instanceof ApiClientError && error.kind === 'business' && !error.isAuth)
      return { kind: 'refused', message: error.message }
    throw error
  }
}

export function copyOrigin(id: string, resume: Resume): string {
  const content = createHash('sha256').update(JSON.stringify(resume)).digest('base64url').slice(0, 22)
  return `copy:${id}:${content}`
}
