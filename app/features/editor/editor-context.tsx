import { createContext, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Item, Section } from '#contract/resume'
import type { EditorState, EditorStore } from './store'
import { changesOf } from './parts'
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

/** Subscribes to one aspect of an entry by its path. What is selected is compared by identity. */
export function useItem<T>(name: string, select: (item: Item | undefined) => T): T {
  return usePart(name, select)
}

/** The same of a section. */
export function useSection<T>(index: number, select: (section: Section | undefined) => T): T {
  return usePart(`sections[${index}]`, select)
}

export function useText(name: string): string {
  const end = name.lastIndexOf('.')
  const key = name.slice(end + 1)
  return usePart(name.slice(0, end), (part?: Record<string, unknown>) => String(part?.[key] ?? ''))
}

function usePart<P, T>(name: string, select: (part: P | undefined) => T): T {
  const store = useEditorStore()
  const selected = ({ resume }: EditorState) => select(valueAt(resume, name) as P | undefined)
  return useSyncExternalStore(
    changesOf(store, name),
    () => selected(store.getState()),
    () => selected(store.getInitialState()),
  )
}

export function useProblem(name: string): string | undefined {
  return useEditor((state) => state.problems[name])
}
