import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

export type Question = {
  title: string
  text?: ReactNode
  /** What the answers are called: 确认 and 取消 unless said otherwise; `no: null` leaves only one to give. */
  yes?: string
  no?: string | null
  /** Red, unless nothing can be lost by it. */
  danger?: boolean
}
export type Asked = { id: number; question: Question; answer(yes: boolean): void }

/** Questions that wait for an answer; the newest lies on top. */
export const questions = createStore<Asked[]>(() => [])
let asked = 0

/** Asks over the page and waits: `if (await askConfirm({ title, text, yes })) …`. Without scripts a step of the page must ask. */
export function askConfirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++asked
    function answer(yes: boolean) {
      questions.setState((waiting) => waiting.filter((one) => one.id !== id), true)
      resolve(yes)
    }
    questions.setState((waiting) => [...waiting, { id, question, answer }], true)
  })
}
