import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

export type ConfirmOptions = {
  title: string
  text?: ReactNode
  /** Button labels, 确认 and 取消 by default; `cancelLabel: null` hides the second button. */
  confirmLabel?: string
  cancelLabel?: string | null
  /** Red by default; false when nothing can be lost. */
  danger?: boolean
}
export type PendingConfirm = { id: number; question: ConfirmOptions; answer(confirmLabel: boolean): void }

/** Pending confirmations; the newest is on top. */
export const confirmStore = createStore<PendingConfirm[]>(() => [])
let lastId = 0

/**
 * Shows a dialog and resolves to the answer: `if (await confirmDialog({ title, text, confirmLabel })) …`.
 * Without scripts the page needs a confirmation step.
 */
export function confirmDialog(question: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId
    function answer(confirmLabel: boolean) {
      confirmStore.setState((pending) => pending.filter((entry) => entry.id !== id), true)
      resolve(confirmLabel)
    }
    confirmStore.setState((pending) => [...pending, { id, question, answer }], true)
  })
}
