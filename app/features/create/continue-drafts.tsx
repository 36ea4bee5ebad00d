import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { listDraftsLazily } from '#app/local-storage/list-drafts-lazily'
import type { DeviceDraft } from '#app/local-storage/indexed-db'
import type { DraftSummary } from './create.server'
import { DraftCards as draftCards } from './draft-cards'

/** @throws TypeError where the network has gone */
const loadCards = async () => ({ default: (await import('./draft-cards')).DraftCards })
/** Most who come have no draft, and load nothing to draw one. The server has it at once, for pages without scripts. */
const DraftCards = import.meta.env.SSR ? draftCards : lazy(loadCards)

type ContinueDraftsProps = {
  drafts: DraftSummary[]
  /** Says more of them. */
  note?: string
}

/** Drafts to go on with: the server's at once, this device's as soon as scripts can ask it. */
export function ContinueDrafts({ drafts, note }: ContinueDraftsProps) {
  const [deviceDrafts, setDeviceDrafts] = useState<DeviceDraft[]>([])
  useEffect(() => {
    async function findDeviceDrafts() {
      const deviceDraftsFound = await listDraftsLazily()
      if (deviceDraftsFound.length === 0) return
      await loadCards()
      // The server's cards may be on their way to be hydrated, and are not to be drawn over.
      startTransition(() => setDeviceDrafts(deviceDraftsFound))
    }
    // What cannot be drawn now is in the device still, and found by the next page.
    findDeviceDrafts().catch(() => undefined)
  }, [])
  return drafts.length > 0 || deviceDrafts.length > 0 ? (
    <Suspense>
      <DraftCards drafts={drafts} deviceDrafts={deviceDrafts} note={note} />
    </Suspense>
  ) : null
}
