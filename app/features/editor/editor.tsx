import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '#app/components/error-panel'
import { useUnsavedWork } from '#app/components/ui/unsaved-work'
import type { FieldProblems } from '#contract/envelope'
import type { Resume } from '#contract/resume'
import type { Scenario } from '#contract/scenario'
import type { Template } from '#contract/template'
import { AddSection } from './add-section'
import { BasicsPanel } from './basics-panel'
import { CheckPane } from './check-pane'
import { EditorBar } from './editor-bar'
import { EditorProvider, useEditor } from './editor-context'
import type { EditorPlaces } from './editor-places'
import { EditorNotice, type Notice } from './editor-notice'
import { PaneBody, PaneRadios, PaneSwitch, type Pane } from './panes'
import { PreviewPane, type FirstPages } from './preview-pane'
import { ReorderHow } from './reorder-handle'
import { ImproveHost } from './improve-host'
import { touch } from './reordering'
import { SampleHost } from './sample-host'
import { ScenarioProvider } from './scenario-hint'
import { SectionEditor } from './section-editor'
import { SectionManaging } from './section-managing'
import { ShortcutKeys } from './shortcut-keys'
import { createEditorStore, type EditorStore } from './store'
import { StylePanel } from './style-panel'
import { useBackCloses } from './use-back-closes'
import { useFormBridge } from './use-form-bridge'
import { usePaneScroll } from './use-pane-scroll'
import { useKeeping, type Keep } from './use-keeping'
import { UnseenPosts } from './unseen-posts'
import { useScenario } from './use-scenario'

export type EditorProps = {
  resume: Resume
  templates: Template[]
  /** What the resume is for, where the server knew. */
  scenario?: Scenario
  first: FirstPages
  /** What a stored resume is called; a draft goes by what is in it. */
  title?: string
  /** What the page at the logo is called. */
  homeLabel: string
  places: EditorPlaces
  /** Which resume of an account the assistant rewrites; without it one logs in first. */
  improveId?: string
  /** Hidden fields the server needs to know which draft, and which revision of it, is posted. */
  posts?: Record<string, string | number>
  problems?: FieldProblems
  notice?: Notice
  pane?: Pane
  focus?: string
  keep?: Keep
  /** What it opens with is kept nowhere yet. */
  unkept?: boolean
  /** Hands out the document under its hands. */
  onOpen?(store: EditorStore): void
  /** What keeps the document in another way than `keep`, and says so above the form. */
  keeping?: ReactNode
}

/** A resume being written: form and pages side by side, one form from top to bottom. */
export function Editor({ resume, problems, focus, improveId, onOpen, ...props }: EditorProps) {
  const [store] = useState(() => createEditorStore(resume, problems, focus))
  useEffect(() => onOpen?.(store), [store, onOpen])
  return (
    <EditorProvider value={store}>
      <EditorForm {...props} />
      <SampleHost />
      <ImproveHost id={improveId} />
    </EditorProvider>
  )
}

function EditorForm({
  templates,
  scenario: known,
  first,
  title,
  homeLabel,
  places,
  posts = {},
  notice,
  pane = 'content',
  keep,
  unkept,
  keeping,
}: Omit<EditorProps, 'resume' | 'problems' | 'focus' | 'improveId' | 'onOpen'>) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useFormBridge(form)
  usePaneScroll(form)
  useBackCloses()
  const scenario = useScenario(
    useEditor((state) => state.resume.scenario),
    known,
  )
  useKeeping(keep, unkept)
  useUnsavedWork(useEditor(({ saveState }) => saveState === 'running' || saveState === 'failed'))
  return (
    <form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onPointerDown={({ nativeEvent }) => touch(nativeEvent)}
    >
      {/* Enter in a field means save, never the first intent button of the page. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} aria-hidden />
      {Object.entries(posts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <UnseenPosts />
      <p id="editor-announcements" aria-live="polite" className="sr-only" />
      <ShortcutKeys form={form} />
      <PaneRadios pane={pane} />
      <EditorBar {...{ title, homeLabel, places }} />
      <div className="print-bare lg:grid lg:grid-cols-[minmax(26rem,44rem)_minmax(24rem,1fr)]">
        <main className="print-none max-lg:pb-20 max-lg:[#pane-preview:checked~*_&]:pb-0">
          <PaneSwitch />
          <div className="space-y-8 px-4 py-5 max-lg:[#pane-preview:checked~*_&]:hidden sm:px-6">
            {keeping}
            <EditorNotice notice={notice} />
            <PaneBody pane="content">
              <ScenarioProvider value={scenario}>
                <div className="space-y-8">
                  <BasicsPanel />
                  <SectionManaging />
                  <ReorderHow />
                  <Sections />
                  <AddSection />
                </div>
              </ScenarioProvider>
            </PaneBody>
            <PaneBody pane="check">
              <CheckPane scenario={scenario} />
            </PaneBody>
            <PaneBody pane="style">
              <StylePanel templates={templates} />
              <ApplyStyle />
            </PaneBody>
          </div>
        </main>
        <ErrorPanel name="preview" className="bg-canvas max-lg:hidden">
          <PreviewPane first={first} />
        </ErrorPanel>
      </div>
    </form>
  )
}

function Sections() {
  const ids = useEditor((state) => state.resume.sections.map((section) => section.id).join())
  const all = ids ? ids.split(',') : []
  return all.map((id, index) => (
    <SectionEditor key={id} index={index} first={index === 0} last={index === all.length - 1} />
  ))
}

function ApplyStyle() {
  const { t } = useTranslation()
  return (
    <button
      type="submit"
      name="intent"
      value="save"
      className="needs-no-script mt-6 h-10 rounded-md bg-primary px-4 text-sm font-medium text-primary-foreground"
    >
      {t('editor.style.apply')}
    </button>
  )
}
