import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** Why the whole page waits, the last reason on top; empty when it does not. */
export const busy = createStore<{ id: number; text: string }[]>(() => [])
let begun = 0
/** What takes no longer is not worth a curtain. */
const worthShowingMs = 200

/** Covers the page until it is told to stop: `const stop = showBusy('正在创建订单…'); try { … } finally { stop() }`. */
export function showBusy(text: string): () => void {
  const id = ++begun
  const timer = setTimeout(() => busy.setState((waits) => [...waits, { id, text }], true), worthShowingMs)
  return () => {
    clearTimeout(timer)
    busy.setState((waits) => waits.filter((one) => one.id !== id), true)
  }
}

/** Covers the page as long as `isBusy`. */
export function useBusy(isBusy: boolean, text: string): void {
  useEffect(() => (isBusy ? showBusy(text) : undefined), [isBusy, text])
}
