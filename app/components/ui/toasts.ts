import { createStore } from 'zustand/vanilla'
import { shownForMs, type Topic } from './durations'

export type ToastKind = 'success' | 'info' | 'error'
export type ToastAction = { label: string; run(): void }
export type Toast = {
  /** When it was made, in ms since 1970; a later one has a higher number (spec §3). */
  id: string
  kind: ToastKind
  /** A notification has one, and a bar that shows how long it stays; a message is its text alone. */
  title?: string
  text: string
  /** 0: until somebody closes it. */
  lifeMs: number
  actions: ToastAction[]
}

const mostAtOnce = 5

export const toasts = createStore<Toast[]>(() => [])
let lastId = 0

function add(toast: Omit<Toast, 'id'>): string {
  lastId = Math.max(Date.now(), lastId + 1)
  const id = String(lastId)
  toasts.setState((shown) => [...shown, { ...toast, id }].slice(-mostAtOnce), true)
  return id
}

type Said = { kind?: ToastKind; about?: Topic }

/** One line at the top of the page: `say('已复制')`, `say('没有网络', { kind: 'error' })`. Not before scripts run; a server flashes. */
export function say(text: string, { kind = 'success', about = 'message' }: Said = {}): string {
  return add({ kind, text, lifeMs: shownForMs[about], actions: [] })
}

type Notice = {
  title: string
  text?: string
  kind?: ToastKind
  about?: Topic
  /** Stays until somebody closes it. */
  stays?: boolean
  actions?: ToastAction[]
}

/** A card with a title, and buttons if need be: `notify({ title, text, kind, about, actions: [{ label, run }] })`. */
export function notify({
  text = '',
  kind = 'info',
  about = 'notification',
  stays = false,
  actions = [],
  title,
}: Notice): string {
  return add({ title, text, kind, lifeMs: stays ? 0 : shownForMs[about], actions })
}

export function dismiss(id: string): void {
  toasts.setState((shown) => shown.filter((toast) => toast.id !== id), true)
}
