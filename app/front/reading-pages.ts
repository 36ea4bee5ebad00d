/** Pages people read, with what of their address says what they show. Each value is a word of a list, never free text. */
const readingPages: [RegExp, readonly string[]][] = [
  [/^\/$/, []],
  [/^\/tpls$/, ['scenario', 'industry', 'mood', 'columns', 'photo', 'level']],
  [/^\/tpls\/[\w-]{1,64}$/, []],
  [/^\/positions$/, ['industry']],
  [/^\/positions\/[\w-]{1,64}$/, []],
  [/^\/pricing$/, []],
  [/^\/(agreement|privacy)$/, []],
  [/^\/blogs\/list\/[\w-]{1,64}$/, ['page']],
  [/^\/blogs\/detail\/[\w-]{1,64}$/, []],
  [/^\/resume\/create$/, []],
  [/^\/resume\/create\/scenario-start$/, []],
  [/^\/resume\/create\/scenario\/[\w-]{1,64}$/, []],
]

/** The address of a page that is the same for every guest; undefined for all others, and when it asks for anything else. */
export function readingAddress({ pathname, search, searchParams }: URL): string | undefined {
  const known = readingPages.find(([path]) => path.test(pathname))?.[1]
  if (!known) return undefined
  const asked = [...searchParams]
  const names = asked.map(([name]) => name)
  if (new Set(names).size < names.length) return undefined
  const plain = asked.every(([name, value]) => known.includes(name) && /^[\w-]{0,40}$/.test(value))
  return plain ? pathname + search : undefined
}
