import { useMemo } from 'react'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { ownWordsOf } from './own-words'
import { writerOf, type Writer } from './position-query'

/** Whoever writes, with the words and the level of when an entry was opened: a sample or a date that is put in must not order the others anew. */
export function useWriter(entryId: string): Writer {
  const store = useEditorStore()
  const resume = useEditor((state) => state.resume)
  const { words, isSenior } = useMemo(() => {
    const opened = store.getState().resume
    return writerOf(opened, entryId ? ownWordsOf(opened) : [])
  }, [store, entryId])
  return { ...writerOf(resume, words), isSenior }
}
