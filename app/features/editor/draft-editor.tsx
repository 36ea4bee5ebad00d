import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listDrafts, readDraft } from '#app/device/device-drafts'
import type { DeviceDraft } from '#app/device/drawer'
import { DeviceDraftOpening } from './device-draft-opening'
import { Editor } from './editor'
import type { Notice } from './editor-notice'
import type { LoadedEditor } from './editor.server'
import type { Pane } from './panes'
import type { Unsaved } from './save-form.server'
import { useDraftKeeping } from './use-draft-keeping'
import { workingResume } from './working-resume'

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
export function DraftEditor({ loaded, posted }: { loaded: LoadedDraft; posted?: Unsaved }) {
  const { t } = useTranslation()
  const { draft } = loaded
  const device = useDeviceDraft(loaded.draftId, draft?.updatedAt ?? 0)
  const found = device === 'looking' || device === 'none' ? undefined : device
  const id = found?.id ?? draft?.id
  const { keep, blocked } = useDraftKeeping(id, draft)
  const resume = found?.resume ?? posted?.resume ?? draft?.resume
  if (!id || !resume) return <DeviceDraftOpening looking={device === 'looking'} />
  return (
    <Editor
      key={`${id}:${found ? 'device' : 'server'}`}
      resume={resume}
      templates={loaded.templates}
      scenario={loaded.scenario}
      first={found ? null : loaded.first}
      downloadHref={`/resume/download?draft=${id}`}
      exportHref={draft ? `/drafts/${id}/json` : undefined}
      home={{ to: '/', label: t('frame.siteName') }}
      posts={draft ? { draftId: draft.id, revision: posted?.revision ?? posted?.base ?? draft.revision } : undefined}
      problems={posted?.problems}
      notice={blocked ? { kind: 'blocked' } : noticeOf(loaded, posted)}
      pane={loaded.pane}
      focus={posted?.focus || loaded.focus}
      keep={keep}
    />
  )
}

/** The draft this device keeps: the named one, else the newest; only when it is newer than the server's. */
function useDeviceDraft(id: string, serverUpdatedAt: number): DeviceDraft | 'looking' | 'none' {
  const [device, setDevice] = useState<DeviceDraft | 'looking' | 'none'>('looking')
  useEffect(() => {
    // A page that was kept for when there is no network does not know what its address names.
    const named = id || new URLSearchParams(window.location.search).get('draft')
    const found = named ? readDraft(named) : listDrafts().then(([newest]) => newest)
    found.then(
      (draft) => setDevice(draft && draft.updatedAt > serverUpdatedAt ? whole(draft) : 'none'),
      () => setDevice('none'),
    )
  }, [id, serverUpdatedAt])
  return device
}

/** Whatever was kept, by whatever version, can be opened and mended. */
function whole(draft: DeviceDraft): DeviceDraft {
  return { ...draft, resume: workingResume(draft.resume) }
}

function noticeOf({ saved, until, draftId }: LoadedDraft, posted: Unsaved | undefined): Notice | undefined {
  if (posted?.conflict) return { kind: 'conflict', reloadHref: `/resume/edit/offline?draft=${draftId}` }
  if (posted?.refusal) return { kind: 'refused', text: posted.refusal }
  return saved && !posted ? { kind: 'saved', until } : undefined
}
