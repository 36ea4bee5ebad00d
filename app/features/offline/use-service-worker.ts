import { useEffect } from 'react'

const idleTimeoutMs = 10_000

/** Registers the service worker once the browser is idle. */
export function useServiceWorker(isEnabled: boolean, language: string): void {
  useEffect(() => {
    if (!isEnabled || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const register = () => {
      // A browser without storage (private windows, storage full) works as before.
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
