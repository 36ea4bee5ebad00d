import type { Resume } from '#contract/resume/resume'

/** A server-kept draft as an editor knows it. */
export type ServerCopy = { id: string; revision: number }

/** Browsers let at most 64 kB outlive their page, all such requests together. */
const keepaliveBytes = 60_000
const timeoutMs = 20_000

/** Saves a draft on the server: the answer names another one when there was something newer. @throws when nobody knows. */
export async function saveServerCopy(
  save: ServerCopy & { resume: Resume; sent?: Resume },
): Promise<ServerCopy> {
  const response = await post({ do: 'save', ...save })
  if (!response.ok) throw new Error(`draft: HTTP ${response.status}`)
  return (await response.json()) as ServerCopy
}

/** Lets the server's copy go, unless it is newer than this. `failed`: nobody knows whether that arrived. */
export async function releaseServerCopy(copy: ServerCopy): Promise<'gone' | 'newer' | 'failed'> {
  try {
    const { ok, status } = await post({ do: 'release', ...copy })
    if (status === 409) return 'newer'
    return ok || status === 404 ? 'gone' : 'failed'
  } catch {
    return 'failed'
  }
}

function post(command: object): Promise<Response> {
  const body = JSON.stringify(command)
  return fetch('/drafts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: new TextEncoder().encode(body).length <= keepaliveBytes,
    signal: AbortSignal.timeout(timeoutMs),
  })
}
