import { useCallback, useRef } from 'react'
import { keepDraft } from '#app/device/device-drafts'
import type { Draft } from '#contract/draft'
import type { Resume } from '#contract/resume'
import type { Keep } from './use-keeping'

/** Keeps a draft on this device and lets the server's copy go; where the device keeps nothing, on the server. */
export function useDraftKeeping(id: string | undefined, draft: Draft | undefined): Keep {
  const onServer = useRef(draft ? { revision: draft.revision } : undefined)
  return useCallback(
    async (resume: Resume) => {
      if (!id) throw new Error('a draft without an id')
      try {
        await keepDraft({ id, resume, updatedAt: Date.now() })
      } catch {
        const { revision } = await post({ do: 'save', id, resume, revision: onServer.current?.revision ?? 0 })
        onServer.current = { revision }
        return 'server'
      }
      if (!onServer.current) return 'device'
      // The device has it now; a failed release only leaves a copy that expires by itself.
      onServer.current = undefined
      await post({ do: 'release', id }).catch(() => undefined)
      return 'device'
    },
    [id],
  )
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
