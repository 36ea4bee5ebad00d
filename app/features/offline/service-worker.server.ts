import type { Language } from '#contract/validation/field-error-codes'
import source from './service-worker.js?raw'

/** The only pages that are kept on a device, and the pictures they show. */
const cachedPaths = {
  editor: '/resume/edit/offline',
  away: '/offline',
  files: ['/favicon.svg', '/favicon.ico', '/logo-black-256.png', '/logo-white-256.png'],
}

/** `version` names the build: another one fills a shelf of its own. */
export function serviceWorkerScript(version: string, language: Language): string {
  return `const settings = ${JSON.stringify({ version, language, ...cachedPaths })}\n${source}`
}

/** Takes the place of a worker that must go: it empties the shelf, signs itself off, and answers nothing. */
export const unregisteringWorkerScript = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
