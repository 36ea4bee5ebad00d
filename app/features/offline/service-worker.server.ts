import type { Language } from '#contract/validation/field-error-codes'
import source from './service-worker.js?raw'

/** The only pages cached on the device, and their images. */
const cachedPaths = {
  editor: '/resume/edit/offline',
  away: '/offline',
  files: ['/favicon.svg', '/favicon.ico', '/logo-black-256.png', '/logo-white-256.png'],
}

/** Returns the worker script; each `version` has its cache. */
export function serviceWorkerScript(version: string, language: Language): string {
  return `const settings = ${JSON.stringify({ version, language, ...cachedPaths })}\n${source}`
}

/** Replaces a worker that must be removed: deletes all caches, unregisters, and handles no requests. */
export const unregisteringWorkerScript = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
