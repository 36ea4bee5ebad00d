import i18next, { type BackendModule } from 'i18next'
import { isReadingRoute } from './reading-routes'

declare global {
  interface Window {
    /** Called before a route's module is used (vite.config.ts): its texts are there when it is drawn. */
    __textsOf?: (routeId: string) => Promise<void> | undefined
  }
}

/** All the texts of what has been read so far, on their way or here; undefined while nobody has asked for them. */
let all: Promise<void> | undefined
// While developing nobody calls __textsOf.
const wantsAll = () => all !== undefined || import.meta.env.DEV

/** The texts of a language, fetched when somebody reads it: nobody loads two, and a reader not those of other pages. */
const textsOnDemand: BackendModule = {
  type: 'backend',
  init() {},
  // i18next takes what it gives for a promise only when it names two arguments.
  read: (language, _namespace) => (wantsAll() ? allTexts(language) : readingTexts(language)),
}

/** The one instance of a browser; not yet begun. */
export const browserTexts = i18next.createInstance().use(textsOnDemand)

window.__textsOf = (routeId) => (isReadingRoute(routeId) ? undefined : (all ??= completed().catch(forgotten)))

/** Asked for again by the next page, where they did not come. */
function forgotten(error: unknown): never {
  all = undefined
  throw error
}

async function completed(): Promise<void> {
  const known = Object.keys(browserTexts.store?.data ?? {})
  await Promise.all(
    known.map(async (language) =>
      browserTexts.addResourceBundle(language, 'translation', await allTexts(language), true, true),
    ),
  )
}

async function allTexts(language: string) {
  return language === 'en' ? (await import('./en')).en : (await import('./zh')).zh
}

async function readingTexts(language: string) {
  return language === 'en'
    ? (await import('./en-reading')).enReading
    : (await import('./zh-reading')).zhReading
}
