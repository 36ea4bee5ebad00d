import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The dialogs open over the page, the topmost last; everything below it is inert. */
const stack = createStore<HTMLDialogElement[]>(() => [])

export function pushDialog(dialog: HTMLDialogElement): void {
  stack.setState((open) => [...open.filter((other) => other !== dialog), dialog], true)
}

export function removeDialog(dialog: HTMLDialogElement): void {
  if (stack.getState().includes(dialog))
    stack.setState((open) => open.filter((other) => other !== dialog), true)
}

/** The topmost open dialog: content above everything must be inside it. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useStore(stack, (open) => open.at(-1))
}
