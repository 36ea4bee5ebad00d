import { createStore } from 'zustand/vanilla'
import type { OnePageFitReport } from '#app/preview/one-page-fit-report'
import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import {
  emptyHistory,
  recordChange,
  recordOthersChange,
  redoStep,
  typingKey,
  undoStep,
  type CarryChange,
  type UndoHistory,
} from './undo-history'
import { applyIntent, focusAfter, parseIntent } from '#app/features/editor/form-intents/intents'
import { newId } from './new-id'
import { getAtPath, setAtPath } from './resume-path'
import { withExperienceForStatus } from './experience-for-status'

/** The resume's save state (spec §3). */
export type SaveState = 'ready' | 'running' | 'finished' | 'failed'
/**
 * Why a change is not in the account yet. `failed` (the service) and `offline` are retried; `invalid` needs a
 * correction; the others wait for the user.
 */
export type SaveFailure = 'failed' | 'offline' | 'invalid' | 'login' | 'gone' | 'conflict'

export type SideColumns = Readonly<Record<string, 'left' | 'right'>>

export type EditorState = {
  resume: Resume
  history: UndoHistory<Resume>
  /** Number of undo and redo steps made. */
  undoRedoCount: number
  problems: FieldErrors
  /** What fields found by themselves while somebody types, by their names; null: nothing is to be said of one yet. */
  typedProblems: Readonly<Record<string, string | null>>
  saveState: SaveState
  /** Whether the last change was another editor's, taken over or merged. */
  isMerged: boolean
  /** Where the last save went. */
  savedTo: 'device' | 'server'
  /** Why the last save did not reach the account; the text is saved on this device. */
  saveFailure?: SaveFailure
  /** Waits until everything is saved; false when the save failed. */
  waitUntilSaved(): Promise<boolean>
  /** Id of the section or entry to open and scroll to. */
  focus: string
  /** Id of the entry the sample panel is open for; '' when it is closed. */
  sampleEntryId: string
  /**
   * What the rewrite panel is open for ('' the whole resume, else an id or a field name); null when it is
   * closed.
   */
  rewriteTarget: string | null
  /** Id of the stored resume that AI may rewrite; undefined for a guest's draft. */
  rewriteResumeId?: string
  /** Id of the guest's draft, which changes when another text takes it; undefined for a stored resume. */
  draftId?: string
  /** Of templates with two columns, by their name with version: where the narrow one is. */
  sideColumns: SideColumns
  /** What the preview shows where nothing is written yet. */
  example?: Resume
  /** The style of the template that the mouse rests on: the preview shows it, and nothing is saved. */
  pointedStyle?: Resume['style']
  /** What the preview did to keep the resume on one page. */
  fitReport?: OnePageFitReport
  /** The document of which the check-up found last that nothing must be changed. */
  checkedResume?: Resume
  /** Whether the shortcut help is open. */
  isShortcutHelpOpen: boolean
  /** The document after a change of one field, with the marks of AI that this leaves; there once a text is open. */
  keepAiMarks?(before: Resume, after: Resume, name: string): Resume
  /** `isOwnStep`: never merged into the previous undo step. */
  set(name: string, value: unknown, isOwnStep?: boolean): void
  /** Replaces the document, as an undo step. */
  replace(resume: Resume): void
  /** Takes over the document with another editor's change, which undo does not take back. */
  takeOver(resume: Resume, carry: CarryChange<Resume>): void
  /** `keepFocus`: does not scroll to the changed part. */
  dispatchIntent(intent: string, keepFocus?: true): void
  undo(): void
  redo(): void
}
export type EditorStore = ReturnType<typeof createEditorStore>

/** Creates the store of the document being edited. */
export function createEditorStore(
  resume: Resume,
  problems: FieldErrors = {},
  focus = '',
  example?: Resume,
  rewriteResumeId?: string,
  sideColumns: SideColumns = {},
) {
  return createStore<EditorState>()((set, get) => {
    const change = (next: Resume, key: string, extra: Partial<EditorState> = {}) => {
      const { resume: before, history } = get()
      if (next !== before)
        set({
          resume: next,
          history: recordChange(history, { before, after: next }, key, Date.now()),
          isMerged: false,
          ...extra,
        })
    }
    const step = (takeStep: typeof undoStep<Resume>) =>
      set(({ undoRedoCount, history, resume: at }) => {
        const { now, history: next } = takeStep(history, at)
        return { undoRedoCount: undoRedoCount + 1, history: next, resume: now, isMerged: false }
      })
    return {
      resume,
      history: emptyHistory(),
      undoRedoCount: 0,
      problems,
      typedProblems: {},
      saveState: 'ready',
      isMerged: false,
      savedTo: 'device',
      waitUntilSaved: () => Promise.resolve(true),
      focus,
      sampleEntryId: '',
      rewriteTarget: null,
      rewriteResumeId,
      sideColumns,
      example,
      isShortcutHelpOpen: false,
      set: (name, value, isOwnStep) => {
        const before = getAtPath(get().resume, name)
        if (before === value) return
        const next = withExperienceForStatus(get().resume, setAtPath(get().resume, name, value))
        const key = isOwnStep ? '' : typingKey(name, before, value)
        change(get().keepAiMarks?.(get().resume, next, name) ?? next, key)
      },
      replace: (resume) => change(resume, ''),
      takeOver: (resume, carry) =>
        set(({ history }) => ({ resume, history: recordOthersChange(history, carry), isMerged: true })),
      dispatchIntent: (text, keepFocus) => {
        const intent = parseIntent(text)
        const after = applyIntent(get().resume, intent, newId)
        change(after, '', keepFocus ? {} : { focus: focusAfter(get().resume, after, intent) })
      },
      undo: () => step(undoStep),
      redo: () => step(redoStep),
    }
  })
}
