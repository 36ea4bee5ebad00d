import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

export type ConfirmOptions = {
  title: string
  text?: ReactNode
  /** What the answers are called: 确认 and 取消 unless said otherwise; `no: null` leaves only one to give. */
  confirmLabel?: string
  cancelLabel?: string | null
  /** Red, unless nothing can be lost by it. */
  danger?: boolean
}
export type PendingConfirm = { id: number; question: ConfirmOptions; answer(confirmLabel: boolean): void }

/** Questions that wait for an answer; the newest lies on top. */
export const confirmStore = createStore<PendingConfirm[]>(() => [])
let lastId = 0

/** Asks over the page and waits: `if (await askConfirm({ title, text, yes })) …`. Without scripts a step of the page must ask. */
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
