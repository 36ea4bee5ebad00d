import { createStore } from 'zustand/vanilla'
import type { FieldProblems } from '#contract/envelope'
import type { Resume } from '#contract/resume'
import { emptyHistory, recorded, redone, undone, type History } from './history'
import { applyIntent, focusAfter, readIntent } from './intents'
import { newId } from './new-id'
import { valueAt, withValue } from './paths'

/** Resume save state of spec §3. */
export type SaveState = 'ready' | 'running' | 'finished' | 'failed'

export type EditorState = {
  resume: Resume
  history: History<Resume>
  problems: FieldProblems
  saveState: SaveState
  /** Where the last save went. */
  home: 'device' | 'server'
  /** The section or entry to open and bring into view. */
  focus: string
  set(name: string, value: unknown): void
  intend(intent: string): void
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
      problems,
      saveState: 'ready',
      home: 'device',
      focus,
      set: (name, value) => {
        if (valueAt(get().resume, name) !== value) change(withValue(get().resume, name, value), name)
      },
      intend: (text) => {
        const intent = readIntent(text)
        const after = applyIntent(get().resume, intent, newId)
        change(after, '', { focus: focusAfter(get().resume, after, intent) })
      },
      undo: () => set(({ history, resume: at }) => stepped(undone(history, at))),
      redo: () => set(({ history, resume: at }) => stepped(redone(history, at))),
    }
  })
}

function stepped({ history, now }: { history: History<Resume>; now: Resume }) {
  return { history, resume: now }
}
