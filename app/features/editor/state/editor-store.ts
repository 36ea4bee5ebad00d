import { createStore } from 'zustand/vanilla'
import { unmarkEmptiedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import type { FieldErrors } from '#contract/http/envelope'
import type { Resume } from '#contract/resume/resume'
import { emptyHistory, recordChange, redoStep, undoStep, type UndoHistory } from './undo-history'
import { applyIntent, focusAfter, parseIntent } from '#app/features/editor/form-intents/intents'
import { newId } from './new-id'
import { getAtPath, setAtPath } from './resume-path'

/** Resume save state of spec §3. */
export type SaveState = 'ready' | 'running' | 'finished' | 'failed'
/**
 * Why something is not in the account yet. `failed` (the service) and `offline`: it is tried again; `invalid`: there is
 * something to correct; the others wait for the person.
 */
export type SaveFailure = 'failed' | 'offline' | 'invalid' | 'login' | 'gone' | 'conflict'

export type EditorState = {
  resume: Resume
  history: UndoHistory<Resume>
  /** How often something was undone or redone. */
  undoRedoCount: number
  problems: FieldErrors
  saveState: SaveState
  /** Where the last save went. */
  savedTo: 'device' | 'server'
  /** Why the last save did not reach the account, while this device has the text. */
  saveFailure?: SaveFailure
  /** Waits until nothing is left to save; false when it could not be saved. */
  waitUntilSaved(): Promise<boolean>
  /** The section or entry to open and bring into view. */
  focus: string
  /** The entry that sample lines are offered for; '' while none are. */
  sampleEntryId: string
  /** What the assistant is asked to rewrite ('' all of it, else an id or a field's name); null while it is not asked. */
  rewriteTarget: string | null
  /** Whether the keys one can press are shown. */
  isShortcutHelpOpen: boolean
  /** `apart`: a step of its own, however soon after another. */
  set(name: string, value: unknown, isOwnStep?: boolean): void
  /** Another document in place of this one, as a step to undo. */
  replace(resume: Resume): void
  /** `stay`: what was touched is not brought into view. */
  dispatchIntent(intent: string, keepFocus?: true): void
  undo(): void
  redo(): void
}
export type EditorStore = ReturnType<typeof createEditorStore>

/** The document under the editor's hands. */
export function createEditorStore(resume: Resume, problems: FieldErrors = {}, focus = '') {
  return createStore<EditorState>()((set, get) => {
    const change = (next: Resume, key: string, extra: Partial<EditorState> = {}) => {
      const { resume: before, history } = get()
      if (next !== before)
        set({ resume: next, history: recordChange(history, before, key, Date.now()), ...extra })
    }
    return {
      resume,
      history: emptyHistory(),
      undoRedoCount: 0,
      problems,
      saveState: 'ready',
      savedTo: 'device',
      waitUntilSaved: () => Promise.resolve(true),
      focus,
      sampleEntryId: '',
      rewriteTarget: null,
      isShortcutHelpOpen: false,
      set: (name, value, isOwnStep) => {
        if (getAtPath(get().resume, name) === value) return
        const next = setAtPath(get().resume, name, value)
        change(value === '' ? unmarkEmptiedFields(next) : next, isOwnStep ? '' : name)
      },
      replace: (resume) => change(resume, ''),
      dispatchIntent: (text, keepFocus) => {
        const intent = parseIntent(text)
        const after = applyIntent(get().resume, intent, newId)
        change(after, '', keepFocus ? {} : { focus: focusAfter(get().resume, after, intent) })
      },
      undo: () =>
        set(({ undoRedoCount, history, resume: at }) =>
          withHistoryStep(undoRedoCount, undoStep(history, at)),
        ),
      redo: () =>
        set(({ undoRedoCount, history, resume: at }) =>
          withHistoryStep(undoRedoCount, redoStep(history, at)),
        ),
    }
  })
}

function withHistoryStep(
  undoRedoCount: number,
  { history, now }: { history: UndoHistory<Resume>; now: Resume },
) {
  return { undoRedoCount: undoRedoCount + 1, history, resume: now }
}
