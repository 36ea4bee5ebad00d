import { useEffect } from 'react'

const idleTimeoutMs = 10_000

/** Asks the browser to keep what works without a network, once there is nothing better to do. */
export function useServiceWorker(isEnabled: boolean, language: string): void {
  useEffect(() => {
    if (!isEnabled || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const register = () => {
      // A browser that keeps nothing (private windows, storage full) is no worse off than before.
      navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => undefined)
    }
    return whenIdle(register)
  }, [isEnabled, language])
}

function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, idleTimeoutMs / 5)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(task, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(idle)
}
