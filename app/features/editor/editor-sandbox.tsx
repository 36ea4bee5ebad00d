import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resume } from '#contract/resume/resume'
import { EditorProvider } from './state/editor-context'
import { createEditorStore } from './state/editor-store'
import { usePreview } from './preview/use-preview'

/** Provides an editor store for a document that is not saved anywhere. */
export function EditorSandbox({ resume, children }: { resume: Resume; children: ReactNode }) {
  const [store] = useState(() => createEditorStore(resume))
  return <EditorProvider value={store}>{children}</EditorProvider>
}

/** The first page of the document, updated as the user types. */
export function LivePreviewPage() {
  const { t } = useTranslation('editor')
  const { preview, drawings, PageSvg, host } = usePreview(true)
  const [page] = preview?.pages ?? []
  return (
    <div ref={host} className="needs-script min-w-0">
      {page && drawings && PageSvg ? (
        <PageSvg index={0} {...page} label={t('preview.label')} drawings={drawings} />
      ) : (
        <div className="sheet aspect-[210/297] animate-pulse" aria-hidden />
      )}
    </div>
  )
}
