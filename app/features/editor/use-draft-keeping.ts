import { useCallback, useRef, useState } from 'react'
import { keepDraft } from '#app/device/device-drafts'
import type { Draft } from '#contract/draft'
import type { Resume } from '#contract/resume'
import type { Keep } from './use-keeping'

/** Browsers let at most 64 kB outlive their page, all such requests together. */
const keepaliveBytes = 60_000
const timeoutMs = 20_000

/** Keeps a draft on this device and lets the server's copy go; where the device keeps nothing (`blocked`), on the server. */
export function useDraftKeeping(
  id: string | undefined,
  draft: Draft | undefined,
): { keep: Keep; blocked: boolean } {
  const [blocked, setBlocked] = useState(false)
  const onServer = useRef(draft ? { revision: draft.revision } : undefined)
  const isReleasing = useRef(false)
  /** Beside the keeping, which never waits for a network; one that did not arrive goes out again with the next change. */
  const release = useCallback((id: string) => {
    if (!onServer.current || isReleasing.current) return
    isReleasing.current = true
    void post({ do: 'release', id })
      .then(() => (onServer.current = undefined))
      .catch(() => undefined)
      .finally(() => (isReleasing.current = false))
  }, [])
  const keep = useCallback(
    async (resume: Resume) => {
      if (!id) throw new Error('a draft without an id')
      try {
        await keepDraft({ id, resume, updatedAt: Date.now() })
      } catch {
        const { revision } = await post({ do: 'save', id, resume, revision: onServer.current?.revision ?? 0 })
        onServer.current = { revision }
        setBlocked(true)
        return 'server'
      }
      setBlocked(false)
      release(id)
      return 'device'
    },
    [id, release],
  )
  return { keep, blocked }
}

async function post(body: object): Promise<{ revision: number }> {
  const text = JSON.stringify(body)
  const response = await fetch('/drafts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
    keepalive: new TextEncoder().encode(text).length <= keepaliveBytes,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`draft: HTTP ${response.status}`)
  return (await response.json()) as { revision: number }
}
