import { ApiCodes } from '#contract/http/api-codes'
import { type CallName, endpoints, type InputOf, type OutputOf } from '#contract/http/endpoints'
import type { DraftCredentials } from '#contract/resume/draft'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'

/** The data of a save that can be verified later: its revision, and the name in its resume. */
type Save = { revision: number; name: string }

/** A client that saves a separate draft as fast as it gets responses, and records what was acknowledged. */
export type SavingClient = { key: DraftCredentials; acknowledged: Save; sent?: Save; saves: number }

export async function createClient(origin: string, number: number, template: string): Promise<SavingClient> {
  const name = `client ${number} revision 1`
  const key = await call(origin, 'createDraft', { resume: resumeOf(name, template) })
  return { key: { id: key.id, secret: key.secret }, acknowledged: { revision: key.revision, name }, saves: 0 }
}

/** Saves until the API is killed. */
export async function saveUntilKilled(client: SavingClient, origin: string, template: string): Promise<void> {
  for (;;) {
    const { revision } = client.acknowledged
    const name = `${client.key.id} revision ${revision + 1} of ${client.saves}`
    client.sent = { revision: revision + 1, name }
    const resume = resumeOf(name, template)
    const saved = await call(origin, 'saveDraft', { ...client.key, revision, resume }).catch(
      (error: unknown) => {
        // A broken connection is expected here; an error response is not.
        if (error instanceof ApiRefusal) throw error
      },
    )
    if (!saved) return
    client.acknowledged = { revision: saved.revision, name }
    client.saves += 1
  }
}

/**
 * Saves until the end, whatever fails: an unacknowledged save is sent again unchanged. `recordOutcome` awaits
 * a response, and resolves to undefined when there was none.
 */
export async function saveThroughFaults(
  client: SavingClient,
  { origin, template, recordOutcome, hasEnded }: SavingTarget,
): Promise<void> {
  while (!hasEnded()) {
    const { revision } = client.acknowledged
    client.sent ??= { revision: revision + 1, name: `${client.key.id} revision ${revision + 1}` }
    const resume = resumeOf(client.sent.name, template)
    const saved = await recordOutcome(call(origin, 'saveDraft', { ...client.key, revision, resume }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (!saved) continue
    client.acknowledged = { revision: saved.revision, name: client.sent.name }
    client.sent = undefined
    client.saves += 1
  }
}

/** Where to save; `origin` may be a proxy. */
export type SavingTarget = {
  origin: string
  template: string
  recordOutcome: <T>(request: Promise<T>) => Promise<T | undefined>
  hasEnded: () => boolean
}

/** Returns what is wrong with the stored draft, if anything; the client continues from the stored draft. */
export async function checkSavedDraft(client: SavingClient, origin: string): Promise<string | undefined> {
  const { key, acknowledged, sent } = client
  const draft = await call(origin, 'readDraft', key).catch((error: Error) => error)
  if (draft instanceof Error) return `draft ${key.id}: ${draft.message}`
  const stored: Save = { revision: draft.revision, name: draft.resume.basics.name }
  client.acknowledged = stored
  // The last save may have been stored although its response was lost.
  const isOneOf = [acknowledged, sent].some(
    (save) => save?.revision === stored.revision && save.name === stored.name,
  )
  if (isOneOf && stored.revision >= acknowledged.revision) return undefined
  return `draft ${key.id}: acknowledged ${describeSave(acknowledged)}, kept ${describeSave(stored)}`
}

const describeSave = ({ revision, name }: Save) => `${revision} “${name}”`

/** Returns a resume of about the size of a finished one. */
function resumeOf(name: string, template: string): Resume {
  const resume = emptyResume({ ...DEFAULT_STYLE, template })
  const work = resume.sections[1]!.items[0]!
  return {
    ...resume,
    basics: { ...resume.basics, name },
    sections: [
      { ...resume.sections[1]!, items: [{ ...work, text: '负责核心服务的设计与交付。'.repeat(200) }] },
    ],
  }
}

/** An error response. `apiMessage` is '' when there is none. */
export class ApiRefusal extends Error {
  constructor(
    name: string,
    readonly status: number,
    readonly code: number,
    readonly apiMessage: string,
    readonly retryAfter: string | null,
  ) {
    super(`${name} answered HTTP ${status}, code ${code} “${apiMessage}”`)
  }
}

/** Returns whether the error response has a message and allows a retry. */
export function isExplained({ status, code, apiMessage, retryAfter }: ApiRefusal): boolean {
  if (apiMessage === '') return false
  return status === 503 ? Number(retryAfter) > 0 : status === 200 && code === ApiCodes.providerUnavailable
}

const answerLimitMs = 30_000

/** @throws ApiRefusal; TypeError when the connection broke; TimeoutError */
export async function call<N extends CallName>(
  origin: string,
  name: N,
  input: InputOf<N>,
  headers: Record<string, string> = {},
): Promise<OutputOf<N>> {
  const { method, path } = endpoints[name]
  const isPost = method === 'POST'
  const query = isPost ? '' : `?${new URLSearchParams(input as Record<string, string>).toString()}`
  const response = await fetch(origin + path + query, {
    method,
    body: isPost ? JSON.stringify(input) : undefined,
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(answerLimitMs),
  })
  const { code, data } = envelopeOf(await response.text())
  if (code === 0) return data as OutputOf<N>
  const message = (data as { errorMsg?: string } | undefined)?.errorMsg ?? ''
  throw new ApiRefusal(name, response.status, code, message, response.headers.get('retry-after'))
}

function envelopeOf(text: string): { code: number; data?: unknown } {
  try {
    return JSON.parse(text) as { code: number; data: unknown }
  } catch {
    return { code: NaN }
  }
}
