import { useMemo } from 'react'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { ownWordsOf } from './own-words'
import { writerOf, type Writer } from './position-query'

/** Whoever writes, with the words of when an entry was opened: a sample that is put in must not order the others anew. */
export function useWriter(entryId: string): Writer {
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const words = useMemo(() => (entryId ? ownWordsOf(store.getState().resume) : []), [store, entryId])
  return writerOf(resume, words)
}
