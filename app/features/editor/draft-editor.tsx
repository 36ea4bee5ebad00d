import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceDraftOpening } from './device-draft-opening'
import type { DraftStanding } from './draft-keeper'
import { Editor } from './editor'
import { placesOfDraft } from './editor-places'
import type { Notice } from './editor-notice'
import type { LoadedEditor } from './editor.server'
import type { Pane } from './panes'
import type { Unsaved } from './save-form.server'
import { useOpenedDraft } from './use-opened-draft'

export type LoadedDraft = LoadedEditor & {
  draftId: string
  focus: string
  pane: Pane
  saved: boolean
  until: string
}

/**
 * A guest's draft in the editor. Without scripts it lives on the server; with them it moves to this device
 * at the first change, and the server lets go of its copy once the device has it.
 */
export function DraftEditor({ loaded, posted: unsaved }: { loaded: LoadedDraft; posted?: Unsaved }) {
  const { t } = useTranslation()
  // Asked again, the server may have let go of it: what is open here stays open.
  const [{ draft, draftId }] = useState(loaded)
  const [posted] = useState(unsaved)
  const { device, standing, keep, onOpen } = useOpenedDraft(draftId, draft, posted)
  const found = device === 'looking' || device === 'none' ? undefined : device
  const opened = found?.id ?? draft?.id
  const resume = found?.resume ?? posted?.resume ?? draft?.resume
  const id = standing?.id ?? opened
  useAddress(opened, id)
  if (!opened || !resume) return <DeviceDraftOpening looking={device === 'looking'} />
  return (
    <Editor
      key={`${opened}:${found ? 'device' : 'server'}`}
      resume={resume}
      templates={loaded.templates}
      scenario={loaded.scenario}
      first={found ? null : loaded.first}
      homeLabel={t('frame.siteName')}
      places={placesOfDraft(id ?? opened)}
      posts={
        draft
          ? { draftId: draft.id, revision: posted?.revision ?? posted?.base ?? draft.revision }
          : undefined
      }
      problems={posted ? posted.problems : loaded.problems}
      notice={noticeOf(loaded, posted, standing, opened)}
      pane={loaded.pane}
      focus={posted?.focus || loaded.focus}
      keep={keep}
      unkept={posted !== undefined}
      onOpen={onOpen}
    />
  )
}

/** A reload opens what was written here, under whatever id it is kept now. */
function useAddress(opened: string | undefined, id: string | undefined) {
  useEffect(() => {
    if (!opened || !id || opened === id) return
    const here = new URL(window.location.href)
    here.searchParams.set('draft', id)
    window.history.replaceState(window.history.state, '', here)
  }, [opened, id])
}

function noticeOf(
  { saved, until, draftId }: LoadedDraft,
  posted: Unsaved | undefined,
  standing: DraftStanding | undefined,
  opened: string,
): Notice | undefined {
  if (standing?.aside) return { kind: 'aside', otherHref: `/resume/edit/offline?draft=${opened}` }
  if (standing?.blocked) return { kind: 'blocked' }
  if (posted?.conflict) return { kind: 'conflict', reloadHref: `/resume/edit/offline?draft=${draftId}` }
  if (posted?.refusal) return { kind: 'refused', text: posted.refusal }
  return saved && !posted ? { kind: 'saved', until } : undefined
}
