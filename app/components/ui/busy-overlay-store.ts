import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** Why the whole page waits, the latest reason last; empty when it does not. */
export const busyStore = createStore<{ id: number; text: string }[]>(() => [])
let lastId = 0
/** Shorter tasks show no overlay. */
const showDelayMs = 200

/**
 * Covers the page until the returned function is called: `const stop = showBusyOverlay('正在创建订单…'); try
 * { … } finally { stop() }`.
 */
export function showBusyOverlay(text: string): () => void {
  const id = ++lastId
  const timer = setTimeout(
    () => busyStore.setState((entries) => [...entries, { id, text }], true),
    showDelayMs,
  )
  return () => {
    clearTimeout(timer)
    busyStore.setState((entries) => entries.filter((entry) => entry.id !== id), true)
  }
}

/** Covers the page while `isBusy`. */
export function useBusyOverlay(isBusy: boolean, text: string): void {
  useEffect(() => (isBusy ? showBusyOverlay(text) : undefined), [isBusy, text])
}
