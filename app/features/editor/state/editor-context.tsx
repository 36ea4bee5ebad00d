import { createContext, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Item, Section } from '#contract/resume/resume'
import type { EditorState, EditorStore } from './editor-store'
import { subscribeToPath } from './subscribe-to-path'
import { getAtPath } from './resume-path'

const EditorContext = createContext<EditorStore | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('An editor part was used outside its editor')
  return store
}

/** Subscribes to part of the editor's state: a component re-renders only when its selection changes. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  return useStore(useEditorStore(), select)
}

/** Subscribes to part of an entry by its path. Selections are compared by identity. */
export function useItem<T>(name: string, select: (item: Item | undefined) => T): T {
  return useAtPath(name, select)
}

/** The same for a section. */
export function useSection<T>(index: number, select: (section: Section | undefined) => T): T {
  return useAtPath(`sections[${index}]`, select)
}

export function useFieldValue(name: string): string {
  const end = name.lastIndexOf('.')
  const key = name.slice(end + 1)
  return useAtPath(name.slice(0, end), (part?: Record<string, unknown>) => String(part?.[key] ?? ''))
}

function useAtPath<P, T>(name: string, select: (part: P | undefined) => T): T {
  const store = useEditorStore()
  const selected = ({ resume }: EditorState) => select(getAtPath(resume, name) as P | undefined)
  return useSyncExternalStore(
    subscribeToPath(store, name),
    () => selected(store.getState()),
    () => selected(store.getInitialState()),
  )
}

export function useFieldProblem(name: string): string | undefined {
  return useEditor((state) => state.problems[name])
}

/** How many fields have a problem whose names begin so. */
export function useProblemCount(...prefixes: string[]): number {
  return useEditor(
    ({ problems, typedProblems }) =>
      Object.entries({ ...problems, ...typedProblems }).filter(
        ([field, problem]) => problem && prefixes.some((prefix) => field.startsWith(prefix)),
      ).length,
  )
}
