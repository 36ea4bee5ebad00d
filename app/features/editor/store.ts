import { createStore } from 'zustand/vanilla'
import { withoutEmptied } from '#contract/assisted'
import type { FieldProblems } from '#contract/envelope'
import type { Resume } from '#contract/resume'
import { emptyHistory, recorded, redone, undone, type History } from './history'
import { applyIntent, focusAfter, readIntent } from './intents'
import { newId } from './new-id'
import { valueAt, withValue } from './paths'

/** Resume save state of spec §3. */
export type SaveState = 'ready' | 'running' | 'finished' | 'failed'
/**
 * Why something is not in the account yet. `failed` (the service) and `offline`: it is tried again; `invalid`: there is
 * something to correct; the others wait for the person.
 */
export type Trouble = 'failed' | 'offline' | 'invalid' | 'login' | 'gone' | 'conflict'

export type EditorState = {
  resume: Resume
  history: History<Resume>
  /** How often something was undone or redone. */
  steps: number
  problems: FieldProblems
  saveState: SaveState
  /** Where the last save went. */
  home: 'device' | 'server'
  /** Why the last save did not reach the account, while this device has the text. */
  trouble?: Trouble
  /** Waits until nothing is left to save; false when it could not be saved. */
  settled(): Promise<boolean>
  /** The section or entry to open and bring into view. */
  focus: string
  /** The entry that sample lines are offered for; '' while none are. */
  sampling: string
  /** What the assistant is asked to rewrite ('' all of it, else an id or a field's name); null while it is not asked. */
  improving: string | null
  /** Whether the keys one can press are shown. */
  keysShown: boolean
  /** `apart`: a step of its own, however soon after another. */
  set(name: string, value: unknown, apart?: boolean): void
  /** Another document in place of this one, as a step to undo. */
  replace(resume: Resume): void
  /** `stay`: what was touched is not brought into view. */
  intend(intent: string, stay?: true): void
  undo(): void
  redo(): void
}
export type EditorStore = ReturnType<typeof createEditorStore>

/** The document under the editor's hands. */
export function createEditorStore(resume: Resume, problems: FieldProblems = {}, focus = '') {
  return createStore<EditorState>()((set, get) => {
    const change = (next: Resume, key: string, more: Partial<EditorState> = {}) => {
      const { resume: before, history } = get()
      if (next !== before) set({ resume: next, history: recorded(history, before, key, Date.now()), ...more })
    }
    return {
      resume,
      history: emptyHistory(),
      steps: 0,
      problems,
      saveState: 'ready',
      home: 'device',
      settled: () => Promise.resolve(true),
      focus,
      sampling: '',
      improving: null,
      keysShown: false,
      set: (name, value, apart) => {
        if (valueAt(get().resume, name) === value) return
        const next = withValue(get().resume, name, value)
        change(value === '' ? withoutEmptied(next) : next, apart ? '' : name)
      },
      replace: (resume) => change(resume, ''),
      intend: (text, stay) => {
        const intent = readIntent(text)
        const after = applyIntent(get().resume, intent, newId)
        change(after, '', stay ? {} : { focus: focusAfter(get().resume, after, intent) })
      },
      undo: () => set(({ steps, history, resume: at }) => stepped(steps, undone(history, at))),
      redo: () => set(({ steps, history, resume: at }) => stepped(steps, redone(history, at))),
    }
  })
}

function stepped(steps: number, { history, now }: { history: History<Resume>; now: Resume }) {
  return { steps: steps + 1, history, resume: now }
}
