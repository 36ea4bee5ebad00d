import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { EditorState, EditorStore } from './store'
import { valueAt } from './paths'

const EditorContext = createContext<EditorStore | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('An editor part was used outside its editor')
  return store
}

/** Subscribes to one aspect of the editor: only its readers draw again when it changes. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  return useStore(useEditorStore(), select)
}

export function useText(name: string): string {
  return useEditor((state) => String(valueAt(state.resume, name) ?? ''))
}

export function useProblem(name: string): string | undefined {
  return useEditor((state) => state.problems[name])
}
