import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { loadNamespaces } from './load-namespaces'
import { namespaceOf } from './namespaces'

declare global {
  interface Window {
    /** Called before a route's module is used (vite.config.ts): its texts are there when it is drawn. */
    __loadNamespaces?: typeof loadNamespaces
  }
}

const textFiles = import.meta.glob<ResourceKey>('./{zh,en}/**/*.ts', { import: 'texts' })

/** Fetches one namespace of the reader's language. What did not come is asked for again by the next page. */
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

/** The one instance of a browser; not yet begun. */
export const browserI18n = i18next.createInstance().use(lazyBackend)

/** What the handles of the page's routes name. While developing nobody calls __loadNamespaces: all there are. */
export const initialNamespaces = (): string[] =>
  import.meta.env.DEV ? Object.keys(textFiles).map(namespaceOf) : getInitialNamespaces()

window.__loadNamespaces = loadNamespaces
