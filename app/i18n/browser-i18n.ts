import i18next, { type BackendModule } from 'i18next'
import { bundlesForRoute, type LazyNamespace, type TextBundle } from './route-namespaces'

declare global {
  interface Window {
    /** Called before a route's module is used (vite.config.ts): its texts are there when it is drawn. */
    __textsOf?: (routeId: string) => Promise<void> | undefined
  }
}

type Namespaces = Record<string, object>
const namespaceFiles = import.meta.glob<Namespaces>(
  './{zh,en}/{blogs,create,gallery,home,positions,pricing,profile}.ts',
)

/** Languages that have been read so far. */
const loadedLanguages = new Set<string>()
/** What has been asked for so far beside what every page says: on its way, or here. */
const requestedBundles = new Map<TextBundle, Promise<void>>()

/** The texts of a language, fetched when somebody reads it: nobody loads two, and a reader not those of other pages. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init() {},
  // i18next takes what it gives for a promise only when it names two arguments.
  read: async (language, _namespace) => {
    loadedLanguages.add(language)
    // While developing nobody calls __textsOf.
    const parts = import.meta.env.DEV ? [...bundlesForRoute('')] : [...requestedBundles.keys()]
    const texts = await Promise.all([
      importSharedTexts(language),
      ...parts.map((part) => importBundle(language, part)),
    ])
    return Object.assign({}, ...texts) as Namespaces
  },
}

/** The one instance of a browser; not yet begun. */
export const browserI18n = i18next.createInstance().use(lazyBackend)

window.__textsOf = (routeId) => {
  const parts = bundlesForRoute(routeId)
  return parts.length === 0 ? undefined : Promise.all(parts.map(requestBundle)).then(() => undefined)
}

function requestBundle(part: TextBundle): Promise<void> {
  const known = requestedBundles.get(part)
  if (known) return known
  const loading = addBundle(part).catch((error: unknown) => {
    // Asked for again by the next page, where they did not come.
    requestedBundles.delete(part)
    throw error
  })
  requestedBundles.set(part, loading)
  return loading
}

async function addBundle(part: TextBundle): Promise<void> {
  await Promise.all(
    [...loadedLanguages].map(async (language) =>
      browserI18n.addResourceBundle(language, 'translation', await importBundle(language, part), true, true),
    ),
  )
}

function importBundle(language: string, part: TextBundle): Promise<Namespaces> {
  if (part === 'edit') return importEditorTexts(language)
  return part === 'work' ? importWorkspaceTexts(language) : importNamespace(language, part)
}

async function importNamespace(language: string, namespace: LazyNamespace): Promise<Namespaces> {
  const { [namespace]: texts } =
    await namespaceFiles[`./${language === 'en' ? 'en' : 'zh'}/${namespace}.ts`]!()
  return { [namespace]: texts! }
}

async function importEditorTexts(language: string): Promise<Namespaces> {
  return language === 'en' ? (await import('./en-editor')).enEditor : (await import('./zh-editor')).zhEditor
}

async function importWorkspaceTexts(language: string): Promise<Namespaces> {
  return language === 'en'
    ? (await import('./en-workspace')).enWorkspace
    : (await import('./zh-workspace')).zhWorkspace
}

async function importSharedTexts(language: string): Promise<Namespaces> {
  return language === 'en' ? (await import('./en-shared')).enShared : (await import('./zh-shared')).zhShared
}
