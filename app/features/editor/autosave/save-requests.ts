import type { Resume } from '#contract/resume/resume'
import type { CopyResponse, SaveRequest, SaveResponse, ServerCopy } from './save-protocol'

/** Browsers let at most 64 kB outlive their page, all such requests together. */
const keepaliveBytes = 60_000
const timeoutMs = 20_000

/** Sends a save of a stored resume. Rejects when nobody knows whether it arrived. */
export async function postSave(save: SaveRequest): Promise<SaveResponse> {
  const response = await post('/resume/save', { do: 'save', ...save })
  if (response.status === 401) return { kind: 'login' }
  return response.ok ? ((await response.json()) as SaveResponse) : { kind: 'failed' }
}

/** Saves a document as a resume of its own. */
export async function postCopy(id: string, resume: Resume): Promise<CopyResponse> {
  try {
    const response = await post('/resume/save', { do: 'copy', id, resume })
    return response.ok ? ((await response.json()) as CopyResponse) : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** Saves a draft on the server: the answer names another one when there was something newer. @throws when nobody knows. */
export async function saveServerCopy(
  save: ServerCopy & { resume: Resume; sent?: Resume },
): Promise<ServerCopy> {
  const response = await post('/drafts', { do: 'save', ...save })
  if (!response.ok) throw new Error(`draft: HTTP ${response.status}`)
  return (await response.json()) as ServerCopy
}

/** Lets the server's copy go, unless it is newer than this. `failed`: nobody knows whether that arrived. */
export async function releaseServerCopy(copy: ServerCopy): Promise<'gone' | 'newer' | 'failed'> {
  try {
    const response = await post('/drafts', { do: 'release', ...copy })
    // An answer that is left unread is aborted when its time is up, and counts as a failed request.
    await response.text()
    const { ok, status } = response
    if (status === 409) return 'newer'
    return ok || status === 404 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Posts a command so that it arrives even if the page goes, where it is small enough for that. */
function post(path: string, command: object): Promise<Response> {
  const body = JSON.stringify(command)
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).length <= keepaliveBytes,
    signal: AbortSignal.timeout(timeoutMs),
  })
}
