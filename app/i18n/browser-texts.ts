import i18next, { type BackendModule } from 'i18next'
import { partsOf, type PageRoom, type TextPart } from './page-rooms'

declare global {
  interface Window {
    /** Called before a route's module is used (vite.config.ts): its texts are there when it is drawn. */
    __textsOf?: (routeId: string) => Promise<void> | undefined
  }
}

type Rooms = Record<string, object>
const pageFiles = import.meta.glob<Rooms>(
  './{zh,en}/{blogs,create,gallery,home,positions,pricing,profile}.ts',
)

/** Languages that have been read so far. */
const languages = new Set<string>()
/** What has been asked for so far beside what every page says: on its way, or here. */
const asked = new Map<TextPart, Promise<void>>()

/** The texts of a language, fetched when somebody reads it: nobody loads two, and a reader not those of other pages. */
const textsOnDemand: BackendModule = {
  type: 'backend',
  init() {},
  // i18next takes what it gives for a promise only when it names two arguments.
  read: async (language, _namespace) => {
    languages.add(language)
    // While developing nobody calls __textsOf.
    const parts = import.meta.env.DEV ? [...partsOf('')] : [...asked.keys()]
    const texts = await Promise.all([everywhere(language), ...parts.map((part) => partIn(language, part))])
    return Object.assign({}, ...texts) as Rooms
  },
}

/** The one instance of a browser; not yet begun. */
export const browserTexts = i18next.createInstance().use(textsOnDemand)

window.__textsOf = (routeId) => {
  const parts = partsOf(routeId)
  return parts.length === 0 ? undefined : Promise.all(parts.map(askFor)).then(() => undefined)
}

function askFor(part: TextPart): Promise<void> {
  const known = asked.get(part)
  if (known) return known
  const coming = join(part).catch((error: unknown) => {
    // Asked for again by the next page, where they did not come.
    asked.delete(part)
    throw error
  })
  asked.set(part, coming)
  return coming
}

async function join(part: TextPart): Promise<void> {
  await Promise.all(
    [...languages].map(async (language) =>
      browserTexts.addResourceBundle(language, 'translation', await partIn(language, part), true, true),
    ),
  )
}

function partIn(language: string, part: TextPart): Promise<Rooms> {
  if (part === 'edit') return edit(language)
  return part === 'work' ? work(language) : pageRoom(language, part)
}

async function pageRoom(language: string, room: PageRoom): Promise<Rooms> {
  const { [room]: texts } = await pageFiles[`./${language === 'en' ? 'en' : 'zh'}/${room}.ts`]!()
  return { [room]: texts! }
}

async function edit(language: string): Promise<Rooms> {
  return language === 'en' ? (await import('./en-edit')).enEdit : (await import('./zh-edit')).zhEdit
}

async function work(language: string): Promise<Rooms> {
  return language === 'en' ? (await import('./en-work')).enWork : (await import('./zh-work')).zhWork
}

async function everywhere(language: string): Promise<Rooms> {
  return language === 'en'
    ? (await import('./en-everywhere')).enEverywhere
    : (await import('./zh-everywhere')).zhEverywhere
}
