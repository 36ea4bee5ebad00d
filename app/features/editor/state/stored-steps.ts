import { recall, remember } from '#app/components/tab-memory'
import type { Resume } from '#contract/resume/resume'
import type { AiWriting } from '#resume-model/rewrite-proposals/ai-words'
import { watchAiMarks } from '#app/features/editor/rewrite/ai-marks'
import { applyEdits, editsBetween, type DocumentEdit } from './document-edits'
import type { EditorStore } from './editor-store'
import type { UndoHistory, UndoStep } from './undo-history'

/** Characters of the steps of a resume: a hundred typed words are a twentieth, and a tab may keep five million. */
const maxLength = 200_000

/** `past`, `future`: how each step leads on from the one that is nearer to the text. */
type StoredSteps = {
  text: string
  past: DocumentEdit[][]
  future: DocumentEdit[][]
  aiWritings: [field: string, writings: AiWriting[]][]
}

/**
 * Gives an editor the steps that were stored with the text it was opened with, and stores its own when its page is hidden or left.
 * @returns ends it, when the editor is left
 */
export function storeSteps(id: string, store: EditorStore, opened: Resume): () => void {
  restoreSteps(id, store, opened)
  const storeNow = () => remember('undo-steps', id, JSON.stringify(packSteps(store)))
  // A phone ends a hidden page without a word.
  const onVisibilityChange = () => document.visibilityState === 'hidden' && storeNow()
  addEventListener('pagehide', storeNow)
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    storeNow()
    removeEventListener('pagehide', storeNow)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }
}

function packSteps(store: EditorStore): StoredSteps {
  const { resume, history } = store.getState()
  let room = maxLength
  const pack = (steps: readonly UndoStep<Resume>[], from: 'before' | 'after', to: 'before' | 'after') => {
    const packed: DocumentEdit[][] = []
    let now = resume
    for (const step of steps) {
      // What another editor has changed in between is known to this page alone.
      if (step[from] !== now || history.carry) break
      const edits = editsBetween(now, step[to])
      room -= JSON.stringify(edits).length
      if (room < 0) break
      packed.push(edits)
      now = step[to]
    }
    return packed
  }
  return {
    text: textOf(resume),
    past: pack(history.past.toReversed(), 'after', 'before'),
    future: pack(history.future, 'before', 'after'),
    aiWritings: [...watchAiMarks(store)],
  }
}

/** Another text begins without any: one that was changed elsewhere, or that a newer build reads otherwise. */
function restoreSteps(id: string, store: EditorStore, opened: Resume) {
  try {
    const stored = JSON.parse(recall('undo-steps', id) ?? 'null') as StoredSteps | null
    if (stored?.text !== textOf(opened)) return
    const aiWritings = watchAiMarks(store)
    for (const [field, writings] of stored.aiWritings)
      if (!aiWritings.has(field)) aiWritings.set(field, writings)
    const { resume, history } = store.getState()
    if (history.carry) return
    store.setState({ history: joinSteps(unpackSteps(stored, opened), history, resume === opened) })
  } catch {
    // Without steps the text is what it is.
  }
}

function unpackSteps(
  { past, future }: StoredSteps,
  opened: Resume,
): Pick<UndoHistory<Resume>, 'past' | 'future'> {
  const unpack = (steps: readonly DocumentEdit[][]) => {
    let now = opened
    return steps.map((edits) => ({ now, then: (now = applyEdits(now, edits)) }))
  }
  return {
    past: unpack(past)
      .map(({ now, then }) => ({ before: then, after: now }))
      .reverse(),
    future: unpack(future).map(({ now, then }) => ({ before: now, after: then })),
  }
}

/** Who has done something before the code had come can redo that alone. */
function joinSteps(
  stored: Pick<UndoHistory<Resume>, 'past' | 'future'>,
  own: UndoHistory<Resume>,
  isAsOpened: boolean,
): UndoHistory<Resume> {
  const isUntouched = isAsOpened && own.future.length === 0
  return { ...own, past: [...stored.past, ...own.past], future: isUntouched ? stored.future : own.future }
}

/** The same for the same texts, in whatever order a service or a store keeps them. */
const textOf = (resume: Resume): string =>
  JSON.stringify(resume, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
