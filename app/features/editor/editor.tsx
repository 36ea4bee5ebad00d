import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '#app/components/error-boundary/error-boundary'
import { useUnsavedChanges } from '#app/components/ui/leave-guard/unsaved-changes'
import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import type { Scenario } from '#contract/catalogue/scenario'
import type { EditorTemplate } from '#app/features/editor/style/editor-template'
import { AddSection } from './sections/add-section'
import { CheckPane } from './check/check-pane'
import { EditorToolbar } from './toolbar/editor-toolbar'
import { EditorProvider, useEditor, useEditorStore } from './state/editor-context'
import { watchSteps } from './state/watch-steps'
import type { EditorLinks } from './toolbar/editor-links'
import { EditorNotice, type Notice } from './editor-notice'
import { keepPress } from './pane-switching/keep-press'
import { PaneBody, PaneRadios, PaneTabs, type Pane } from './pane-switching/panes'
import { PreviewPane, type InitialPages } from './preview/preview-pane'
import { ReorderInstructions } from './reorder/reorder-handle'
import { selectPlaceholdersIn } from './fields/select-placeholders'
import { LazyRewritePanel } from './rewrite/lazy-rewrite-panel'
import { onFormPointerDown } from './reorder/row-registry'
import { LazyEntrySheetTools } from './entry-sheet/lazy-entry-sheet-tools'
import { LazySamplePhrasesPanel } from './sample-phrases/lazy-sample-phrases-panel'
import { ScenarioProvider } from './scenario-suggestions/scenario-hint'
import { sideColumnsOf } from './sections/section-columns'
import { SectionList } from './sections/section-list'
import { ShortcutListener } from './shortcuts/shortcut-listener'
import { createEditorStore, type EditorStore } from './state/editor-store'
import { LazyStylePanel } from './style/lazy-style-panel'
import { NextStep } from './pane-switching/path-steps'
import { useCloseOnBack } from './pane-switching/use-close-on-back'
import { splitPaste, useFormStoreSync } from './form-intents/use-editor-form'
import { usePaneScrollRestoration } from './pane-switching/use-pane-scroll-restoration'
import type { Destination } from './autosave/destination'
import { useAutosave } from './autosave/use-autosave'
import { formEnd, formStart } from './form-post/form-ends'
import { HiddenFields } from './form-post/hidden-fields'
import { useScenario } from './scenario-suggestions/use-scenario'

/** What the server loads beside the document. */
export type EditorData = {
  templates: EditorTemplate[]
  /** The resume's purpose, if the server found it. */
  scenario?: Scenario
  initialPages: InitialPages
  /** Shown on the pages of a resume without a word. */
  example?: Resume
  /**
   * What today's rules reject in a resume saved under earlier ones, or the text that is too long to lay out.
   */
  problems?: FieldErrors
}

export type EditorProps = EditorData & {
  resume: Resume
  /** The title of a stored resume; a draft shows its name and position instead. */
  title?: string
  /** Label of the logo link. */
  homeLabel: string
  links: EditorLinks
  /** The stored resume to rewrite; without it the rewrite panel shows a login link. */
  rewriteResumeId?: string
  /** The guest's draft, which a login brings along. */
  draftId?: string
  /** Hidden fields with the draft and the revision that are posted. */
  hiddenFields?: Record<string, string | number>
  notice?: Notice
  pane?: Pane
  focus?: string
  /** Whether the browser says that it is a phone's. */
  isPhone?: boolean
  inWeixin?: boolean
  /** Where the document is saved; not needed with `autosaveStatus`. */
  destination?: Destination
  /** The initial document is not saved yet. */
  isUnsaved?: boolean
  /** Passes the editor's store to the parent. */
  onStoreReady?(store: EditorStore): void
  /** A component that saves the document in place of `destination` and shows its status above the form. */
  autosaveStatus?: ReactNode
}

/** The resume editor: form and pages side by side, all in one form. */
export function Editor({
  resume,
  problems,
  focus,
  example,
  rewriteResumeId,
  draftId,
  onStoreReady,
  ...props
}: EditorProps) {
  const id = rewriteResumeId ?? draftId
  const [store] = useState(() => {
    const sideColumns = sideColumnsOf(props.templates)
    const created = createEditorStore(resume, problems, focus, example, rewriteResumeId, sideColumns)
    created.setState({ draftId })
    return created
  })
  useEffect(() => onStoreReady?.(store), [store, onStoreReady])
  useEffect(() => store.setState({ draftId }), [store, draftId])
  useEffect(() => (id ? watchSteps(id, store) : undefined), [store, id])
  return (
    <EditorProvider value={store}>
      <EditorForm {...props} />
      <LazySamplePhrasesPanel />
      <LazyEntrySheetTools />
      <LazyRewritePanel id={rewriteResumeId} />
    </EditorProvider>
  )
}

type EditorFormProps = Omit<
  EditorProps,
  'resume' | 'problems' | 'focus' | 'example' | 'rewriteResumeId' | 'draftId' | 'onStoreReady'
>

function EditorForm({ hiddenFields = {}, pane = 'content', inWeixin = false, ...props }: EditorFormProps) {
  const { title, homeLabel, links } = props
  const form = useRef<HTMLFormElement>(null)
  const store = useEditorStore()
  const submit = useFormStoreSync(form)
  usePaneScrollRestoration(form)
  useEffect(() => selectPlaceholdersIn(form.current!), [])
  useCloseOnBack()
  const scenario = useScenario(
    useEditor((state) => state.resume.scenario),
    props.scenario,
  )
  useAutosave(props.destination, props.isUnsaved)
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onPaste={({ nativeEvent }) => splitPaste(nativeEvent, store)}
      onPointerDown={({ nativeEvent }) => {
        keepPress(nativeEvent)
        onFormPointerDown(nativeEvent)
      }}
    >
      {/* Makes Enter in a field save, or go to the next, instead of pressing the page's first intent button. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden />
      <input type="hidden" name={formStart} />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <HiddenFields />
      <p id="editor-announcements" aria-live="polite" className="sr-only" />
      <ShortcutListener form={form} />
      <UnsavedChangesMark />
      <PaneRadios pane={pane} />
      <EditorToolbar {...{ title, homeLabel, links, inWeixin }} />
      <div className="print-bare max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[minmax(26rem,44rem)_minmax(24rem,1fr)]">
        <main className="print-none max-lg:pb-20 max-lg:[#pane-preview:checked~*_&]:pb-0">
          <PaneTabs />
          <div className="editor-fields space-y-8 px-4 py-5 max-lg:[#pane-preview:checked~*_&]:hidden sm:px-6">
            {props.autosaveStatus}
            <EditorNotice notice={props.notice} />
            <PaneBody pane="content">
              <ContentFields scenario={scenario} isPhone={props.isPhone} />
              <NextStep to="style" />
            </PaneBody>
            <PaneBody pane="check">
              <CheckPane scenario={scenario} />
              <NextStep to="download" />
            </PaneBody>
            <PaneBody pane="style">
              <LazyStylePanel templates={props.templates} />
              <ApplyStyleButton />
              <NextStep to="check" />
            </PaneBody>
          </div>
        </main>
        <ErrorBoundary name="preview" className="bg-canvas max-lg:hidden">
          <PreviewPane initialPages={props.initialPages} />
        </ErrorBoundary>
      </div>
      <input type="hidden" name={formEnd} />
    </form>
  )
}

/** A component of its own, because it renders twice a key. */
function UnsavedChangesMark() {
  useUnsavedChanges(useEditor(({ saveState }) => saveState === 'running' || saveState === 'failed'))
  return null
}

type ContentFieldsProps = { scenario: ReturnType<typeof useScenario>; isPhone?: boolean }

/** Subscribes to the document by itself: most of the page stays as it is when the form around it renders. */
const ContentFields = memo(function ContentFields({ scenario, isPhone }: ContentFieldsProps) {
  return (
    <ScenarioProvider value={scenario}>
      <div className="space-y-3">
        <ReorderInstructions />
        <SectionList isPhone={isPhone} />
        <AddSection />
      </div>
    </ScenarioProvider>
  )
})

function ApplyStyleButton() {
  const { t } = useTranslation('editor')
  return (
    <button
      type="submit"
      name="intent"
      value="save"
      className="needs-no-script mt-6 h-10 rounded-md bg-primary px-4 text-sm font-medium text-primary-foreground"
    >
      {t('applyStyle')}
    </button>
  )
}
