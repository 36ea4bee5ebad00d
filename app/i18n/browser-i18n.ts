import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { loadNamespaces } from './load-namespaces'
import { namespaceOf } from './namespaces'

declare global {
  interface Window {
    /**
     * Called before a route module is used (vite.config.ts), so that its texts are loaded before it renders.
     */
    __loadNamespaces?: typeof loadNamespaces
  }
}

const textFiles = import.meta.glob<ResourceKey>('./{zh,en}/**/*.ts', { import: 'texts' })

/** Fetches one namespace in the user's language. The next page requests a failed one again. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const [, load] = Object.entries(textFiles).find(
      ([path]) => path.startsWith(`./${language}/`) && namespaceOf(path) === namespace,
    )!
    load().then(
      (texts) => callback(null, texts),
      (error: Error) => callback(error, true),
    )
  },
}

/** The browser's i18next instance, not yet initialized. */
export const browserI18n = i18next.createInstance().use(lazyBackend)

/** The namespaces of the page's routes. Development never calls __loadNamespaces, so all of them. */
export const initialNamespaces = (): string[] =>
  import.meta.env.DEV ? Object.keys(textFiles).map(namespaceOf) : getInitialNamespaces()

window.__loadNamespaces = loadNamespaces
