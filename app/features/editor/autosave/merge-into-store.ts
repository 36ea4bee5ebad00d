import { flushSync } from 'react-dom'
import { carryChange } from '#resume-model/merge/carry-change'
import { isSameValue } from '#resume-model/merge/same-value'
import { mergeResumes } from '#resume-model/merge/merge-resumes'
import type { EditorStore } from '#app/features/editor/state/editor-store'
import type { NewerContent } from './destination'
import { keepCaret } from './keep-caret'

/**
 * Merges what another editor saved into the editor's document, which undo does not take back; the caret stays where it is.
 * @returns the destination's content; undefined when the user has to decide: nothing has changed then.
 */
export function mergeIntoStore(store: EditorStore, { base, theirs, sent, accept }: NewerContent) {
  const { resume: mine, takeOver } = store.getState()
  const merge = mergeResumes(base, mine, theirs, { sent })
  if (!merge || merge.conflicts.length > 0) return undefined
  const restoreCaret = keepCaret()
  const saved = accept()
  if (merge.resume !== mine) flushSync(() => takeOver(merge.resume, carryChange))
  restoreCaret()
  const { resume } = store.getState()
  return isSameValue(resume, saved) ? resume : saved
}

let isComposing = false
const onComposition = ({ type }: Event) => void (isComposing = type !== 'compositionend')
for (const type of ['compositionstart', 'compositionupdate', 'compositionend'])
  globalThis.addEventListener?.(type, onComposition, true)

/** Resolves once no text is being composed by an input method: another text in its field would end that. */
export function compositionEnd(): Promise<void> {
  if (!isComposing) return Promise.resolve()
  return new Promise((resolve) => {
    // The editor takes the composed text over in a task of its own.
    globalThis.addEventListener('compositionend', () => setTimeout(resolve), { once: true })
  })
}
