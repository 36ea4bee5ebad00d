import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The dialogs that are open over the page, the topmost last: everything under it is out of reach. */
const stack = createStore<HTMLDialogElement[]>(() => [])

export function pushDialog(dialog: HTMLDialogElement): void {
  stack.setState((open) => [...open.filter((other) => other !== dialog), dialog], true)
}

export function removeDialog(dialog: HTMLDialogElement): void {
  if (stack.getState().includes(dialog))
    stack.setState((open) => open.filter((other) => other !== dialog), true)
}

/** What is shown over everything must be inside of this one. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useStore(stack, (open) => open.at(-1))
}
