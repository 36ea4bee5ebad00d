import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { listDraftsLazily } from '#app/indexed-db/list-drafts-lazily'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import type { DraftSummary } from './create.server'
import { DraftCards as draftCards } from './draft-cards'

/** @throws TypeError when the network is down */
const loadCards = async () => ({ default: (await import('./draft-cards')).DraftCards })
/**
 * Most users have no draft and do not load the cards. The server imports them statically, for pages without
 * scripts.
 */
const DraftCards = import.meta.env.SSR ? draftCards : lazy(loadCards)

type ContinueDraftsProps = {
  drafts: DraftSummary[]
  /** Shown under the title. */
  note?: string
}

/** Lists drafts to continue: those on the server at once, those on this device after hydration. */
export function ContinueDrafts({ drafts, note }: ContinueDraftsProps) {
  const [deviceDrafts, setDeviceDrafts] = useState<DeviceDraft[]>([])
  useEffect(() => {
    async function findDeviceDrafts() {
      const deviceDraftsFound = await listDraftsLazily()
      if (deviceDraftsFound.length === 0) return
      await loadCards()
      // A transition, so that it does not interrupt hydration of the server's cards.
      startTransition(() => setDeviceDrafts(deviceDraftsFound))
    }
    // After a failure the drafts remain on the device, and the next page finds them.
    findDeviceDrafts().catch(() => undefined)
  }, [])
  return drafts.length > 0 || deviceDrafts.length > 0 ? (
    <Suspense>
      <DraftCards drafts={drafts} deviceDrafts={deviceDrafts} note={note} />
    </Suspense>
  ) : null
}
