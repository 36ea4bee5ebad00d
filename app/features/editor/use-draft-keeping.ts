import { useCallback, useRef, useState } from 'react'
import { keepDraft } from '#app/device/device-drafts'
import type { Draft } from '#contract/draft'
import type { Resume } from '#contract/resume'
import type { Keep } from './use-keeping'

/** Keeps a draft on this device and lets the server's copy go; where the device keeps nothing (`blocked`), on the server. */
export function useDraftKeeping(
  id: string | undefined,
  draft: Draft | undefined,
): { keep: Keep; blocked: boolean } {
  const [blocked, setBlocked] = useState(false)
  const onServer = useRef(draft ? { revision: draft.revision } : undefined)
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
      if (!onServer.current) return 'device'
      // The device has it now; a failed release only leaves a copy that expires by itself.
      onServer.current = undefined
      await post({ do: 'release', id }).catch(() => undefined)
      return 'device'
    },
    [id],
  )
  return { keep, blocked }
}

async function post(body: object): Promise<{ revision: number }> {
  const response = await fetch('/drafts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`draft: HTTP ${response.status}`)
  return (await response.json()) as { revision: number }
}
