const galleryWords = ['scenario', 'industry', 'mood', 'columns', 'photo', 'level']

/** Pages people read, with what of their address says what they show. Each value is a word of a list, never free text. */
const readingPages: [RegExp, readonly string[]][] = [
  [/^\/$/, []],
  [/^\/tpls$/, galleryWords],
  [/^\/tpls\/[\w-]{1,64}$/, []],
  [/^\/positions$/, ['industry']],
  [/^\/positions\/[\w-]{1,64}$/, []],
  [/^\/pricing$/, []],
  [/^\/(agreement|privacy|help)$/, []],
  [/^\/blogs\/list\/[\w-]{1,64}$/, ['page']],
  [/^\/blogs\/detail\/[\w-]{1,64}$/, []],
  [/^\/resume\/create$/, []],
  [/^\/resume\/create\/scenario-start$/, []],
  [/^\/resume\/create\/scenario\/[\w-]{1,64}$/, []],
]

/** Of those, what shows a person only what the frame shows of them on every page. */
const memberPages =
  /^\/(?:tpls|positions(?:\/[\w-]+)?|pricing|agreement|privacy|help|blogs\/.+|resume\/create(?:\/scenario-start)?)?$/
/** The gallery as a person at work finds it. */
const ownPages: typeof readingPages = [[/^\/resume\/tpls$/, galleryWords]]
/** Pages in the frame of the workspace, which tells of the account too. */
const framed = /^\/(?:pricing|resume\/tpls)$/

/** The address of a page that is the same for every guest; undefined for all others, and when it asks for anything else. */
export function readingAddress(url: URL): string | undefined {
  return plainAddress(url, readingPages)
}

/** The address of a page that shows somebody who is logged in nothing of their own but what frames say of them. */
export function memberAddress(url: URL): { address: string; isFramed: boolean } | undefined {
  const { pathname } = url
  const address = plainAddress(url, memberPages.test(pathname) ? readingPages : ownPages)
  return address === undefined ? undefined : { address, isFramed: framed.test(pathname) }
}

function plainAddress(
  { pathname, search, searchParams }: URL,
  pages: typeof readingPages,
): string | undefined {
  const known = pages.find(([path]) => path.test(pathname))?.[1]
  if (!known) return undefined
  const asked = [...searchParams]
  const names = asked.map(([name]) => name)
  if (new Set(names).size < names.length) return undefined
  const plain = asked.every(([name, value]) => known.includes(name) && /^[\w-]{0,40}$/.test(value))
  return plain ? pathname + search : undefined
}
