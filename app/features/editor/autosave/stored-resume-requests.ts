import type { Resume } from '#contract/resume/resume'
import type { CopyResponse, SaveResponse, SaveRequest } from './save-protocol'

/** Browsers let at most 64 kB outlive their page, all such requests together. */
const keepaliveBytes = 60_000
const timeoutMs = 20_000

/** Sends a save so that it arrives even if the page goes, where it is small enough for that. */
export async function postSave(save: SaveRequest): Promise<SaveResponse> {
  const response = await post({ do: 'save', ...save })
  if (response.status === 401) return { kind: 'login' }
  return response.ok ? ((await response.json()) as SaveResponse) : { kind: 'failed' }
}

/** Keeps a document as a resume of its own. */
export async function postCopy(id: string, resume: Resume): Promise<CopyResponse> {
  try {
    const response = await post({ do: 'copy', id, resume })
    return response.ok ? ((await response.json()) as CopyResponse) : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

function post(command: object): Promise<Response> {
  const body = JSON.stringify(command)
  return fetch('/resume/save', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).length <= keepaliveBytes,
    signal: AbortSignal.timeout(timeoutMs),
  })
}
