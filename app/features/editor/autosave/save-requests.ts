import { postJson } from '#app/api-client/post-json'
import type { Resume } from '#contract/resume/resume'
import type {
  CopyResponse,
  DraftSaveRequest,
  SavedDraft,
  SaveRequest,
  SaveResponse,
  ServerCopy,
} from './save-protocol'

/** Browsers limit keepalive requests to 64 kB in total per page. */
const keepaliveBytes = 60_000
const timeoutMs = 20_000

/** Sends a save of a stored resume. Rejects when it is unknown whether it arrived. */
export async function postSave(save: SaveRequest): Promise<SaveResponse> {
  const response = await post('/resume/save', { do: 'save', ...save })
  if (response.status === 401) return { kind: 'login' }
  return response.ok ? ((await response.json()) as SaveResponse) : { kind: 'failed' }
}

/** Saves a document as a new resume. */
export async function postCopy(id: string, resume: Resume): Promise<CopyResponse> {
  try {
    const response = await post('/resume/save', { do: 'copy', id, resume })
    return response.ok ? ((await response.json()) as CopyResponse) : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** Saves a draft on the server. @throws when the result is unknown. */
export async function saveServerCopy(save: DraftSaveRequest): Promise<SavedDraft> {
  const response = await post('/drafts', { do: 'save', ...save })
  if (!response.ok) throw new Error(`draft: HTTP ${response.status}`)
  return (await response.json()) as SavedDraft
}

/**
 * Releases the server's copy unless it is newer than `copy`. `failed`: it is unknown whether the request
 * arrived.
 */
export async function releaseServerCopy(copy: ServerCopy): Promise<'gone' | 'newer' | 'failed'> {
  try {
    const response = await post('/drafts', { do: 'release', ...copy })
    // An unread response is aborted at the timeout and counts as a failed request.
    await response.text()
    const { ok, status } = response
    if (status === 409) return 'newer'
    return ok || status === 404 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}

/** Posts a command; a small one arrives even if the page is closed. */
function post(path: string, command: object): Promise<Response> {
  const options = { keepaliveBytes, signal: AbortSignal.timeout(timeoutMs) }
  return postJson(path, command, options)
}
