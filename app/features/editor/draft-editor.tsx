import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceDraftPlaceholder } from './device-draft-placeholder'
import type { DraftStatus } from './autosave/draft-destination'
import { Editor } from './editor'
import { isUnwritten } from '#resume-model/add-example'
import { draftLinks } from './toolbar/editor-links'
import type { Notice } from './editor-notice'
import type { DraftEditorData } from './load-draft-editor.server'
import type { Pane } from './pane-switching/panes'
import type { UnsavedForm } from './form-post/save-posted-form.server'
import { useLocalDraft } from './autosave/use-local-draft'

export type LoadedDraft = DraftEditorData & {
  draftId: string
  focus: string
  pane: Pane
  isPhone: boolean
  inWeixin: boolean
  saved: boolean
  until: string
}

/**
 * A guest's draft in the editor. Without scripts it is stored on the server; with scripts the first change
 * moves it to this device, and the server deletes its copy once the device has it.
 */
export function DraftEditor({ loaded, posted: unsaved }: { loaded: LoadedDraft; posted?: UnsavedForm }) {
  const { t } = useTranslation('layout')
  // A revalidation may find the server's copy deleted; the open draft stays open.
  const [{ draft, draftId }] = useState(loaded)
  const [posted] = useState(unsaved)
  const { device, draftStatus, destination, onStoreReady } = useLocalDraft(draftId, draft, posted)
  const deviceDraft = device === 'looking' || device === 'none' ? undefined : device
  const openedId = deviceDraft?.id ?? draft?.id
  const resume = deviceDraft?.resume ?? posted?.resume ?? draft?.resume
  const id = draftStatus?.id ?? openedId
  useDraftUrl(openedId, id)
  if (!openedId || !resume) return <DeviceDraftPlaceholder isLoading={device === 'looking'} />
  return (
    <Editor
      key={`${openedId}:${deviceDraft ? 'device' : 'server'}`}
      resume={resume}
      templates={loaded.templates}
      scenario={loaded.scenario}
      initialPages={deviceDraft ? null : loaded.initialPages}
      example={isUnwritten(resume) ? loaded.example : undefined}
      homeLabel={t('siteName')}
      links={draftLinks(id ?? openedId)}
      draftId={id ?? openedId}
      hiddenFields={
        draft
          ? { draftId: draft.id, revision: posted?.revision ?? posted?.base ?? draft.revision }
          : undefined
      }
      problems={posted ? posted.problems : loaded.problems}
      notice={createNotice(loaded, posted, draftStatus, openedId)}
      pane={loaded.pane}
      isPhone={loaded.isPhone}
      inWeixin={loaded.inWeixin}
      focus={posted?.focus || loaded.focus}
      destination={destination}
      isUnsaved={posted !== undefined}
      onStoreReady={onStoreReady}
    />
  )
}

/** Updates the URL to the current draft id, so that a reload opens what was written here. */
function useDraftUrl(openedId: string | undefined, id: string | undefined) {
  useEffect(() => {
    if (!openedId || !id || openedId === id) return
    const here = new URL(window.location.href)
    here.searchParams.set('draft', id)
    window.history.replaceState(window.history.state, '', here)
  }, [openedId, id])
}

function createNotice(
  { saved, until, draftId }: LoadedDraft,
  posted: UnsavedForm | undefined,
  draftStatus: DraftStatus | undefined,
  openedId: string,
): Notice | undefined {
  if (draftStatus?.isForked) return { kind: 'aside', otherHref: `/resume/edit/offline?draft=${openedId}` }
  if (draftStatus?.isStorageBlocked) return { kind: 'blocked' }
  if (posted?.conflict) return { kind: 'conflict', otherHref: `/resume/edit/offline?draft=${draftId}` }
  if (posted?.refusal) return { kind: 'refused', text: posted.refusal }
  return saved && !posted ? { kind: 'saved', until } : undefined
}
