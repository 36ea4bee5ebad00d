import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resume } from '#contract/resume'
import { EditorProvider } from './editor-context'
import { createEditorStore } from './store'
import { usePreview } from './use-preview'

/** Parts of the editor round a document that is kept nowhere. */
export function EditorSample({ resume, children }: { resume: Resume; children: ReactNode }) {
  const [store] = useState(() => createEditorStore(resume))
  return <EditorProvider value={store}>{children}</EditorProvider>
}

/** The first page of the document, as it is typed. */
export function LiveSheet() {
  const { t } = useTranslation()
  const { sheets, shelf, InlineSheet, host } = usePreview(true)
  const [page] = sheets?.pages ?? []
  return (
    <div ref={host} className="needs-script min-w-0">
      {page && shelf && InlineSheet ? (
        <InlineSheet page={page} label={t('editor.preview.label')} shelf={shelf} />
      ) : (
        <div className="sheet aspect-[210/297] animate-pulse" aria-hidden />
      )}
    </div>
  )
}
