import { createStore } from 'zustand/vanilla'
import { toastDurationMs, type ToastTopic } from './toast-durations'

export type ToastKind = 'success' | 'info' | 'error'
export type ToastAction = { label: string; run(): void }
export type Toast = {
  /** Creation time in ms since 1970; a later one has a higher number (spec §3). */
  id: string
  kind: ToastKind
  /** Only notifications have a title, and a bar that shows the remaining time. */
  title?: string
  text: string
  /** 0: until the user closes it. */
  durationMs: number
  actions: ToastAction[]
}

const maxToasts = 5

export const toastStore = createStore<Toast[]>(() => [])
let lastId = 0

function add(item: Omit<Toast, 'id'>): string {
  lastId = Math.max(Date.now(), lastId + 1)
  const id = String(lastId)
  toastStore.setState((current) => [...current, { ...item, id }].slice(-maxToasts), true)
  return id
}

type ToastMessageOptions = { kind?: ToastKind; topic?: ToastTopic }

/**
 * Shows one line at the top of the page: `toast('已复制')`, `toast('没有网络', { kind: 'error' })`. Needs
 * scripts; a server sets a flash.
 */
export function toast(
  text: string,
  { kind = 'success', topic = 'message' }: ToastMessageOptions = {},
): string {
  return add({ kind, text, durationMs: toastDurationMs[topic], actions: [] })
}

type ToastOptions = {
  title: string
  text?: string
  kind?: ToastKind
  topic?: ToastTopic
  /** Stays until the user closes it. */
  isPersistent?: boolean
  actions?: ToastAction[]
}

/**
 * Shows a card with a title and optional buttons: `notify({ title, text, kind, topic, actions: [{ label, run
 * }] })`.
 */
export function notify({
  text = '',
  kind = 'info',
  topic = 'notification',
  isPersistent = false,
  actions = [],
  title,
}: ToastOptions): string {
  return add({ title, text, kind, durationMs: isPersistent ? 0 : toastDurationMs[topic], actions })
}

export function dismissToast(id: string): void {
  toastStore.setState((current) => current.filter((item) => item.id !== id), true)
}
