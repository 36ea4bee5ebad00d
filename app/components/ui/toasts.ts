import { createStore } from 'zustand/vanilla'

export type ToastKind = 'success' | 'info' | 'error'
export type ToastAction = { label: string; run(): void }
export type Toast = {
  id: string
  kind: ToastKind
  /** A notification has one, and a bar that shows how long it stays; a message is its text alone. */
  title?: string
  text: string
  /** 0: until somebody closes it. */
  lifeMs: number
  actions: ToastAction[]
}

/** How long they stay (spec §9). */
export const messageMs = 2_500
export const loginMessageMs = 2_000
export const paymentMessageMs = 3_000
export const errorNotificationMs = 5_000
const mostAtOnce = 5

export const toasts = createStore<Toast[]>(() => [])
let made = 0

function add(toast: Omit<Toast, 'id'>): string {
  const id = String(++made)
  toasts.setState((shown) => [...shown, { ...toast, id }].slice(-mostAtOnce), true)
  return id
}

/** One line at the top of the page: `say('已复制')`, `say('没有网络', { kind: 'error' })`. Not before scripts run; a server flashes. */
export function say(text: string, { kind = 'success' as ToastKind, lifeMs = messageMs } = {}): string {
  return add({ kind, text, lifeMs, actions: [] })
}

type Notice = { title: string; text?: string; kind?: ToastKind; lifeMs?: number; actions?: ToastAction[] }

/** A card with a title, and buttons if need be: `notify({ title, text, kind, lifeMs, actions: [{ label, run }] })`. */
export function notify({
  text = '',
  kind = 'info',
  lifeMs = errorNotificationMs,
  actions = [],
  title,
}: Notice): string {
  return add({ title, text, kind, lifeMs, actions })
}

export function dismiss(id: string): void {
  toasts.setState((shown) => shown.filter((toast) => toast.id !== id), true)
}
