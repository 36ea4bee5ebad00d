import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Drawn = { body: string; left?: number; top?: number; width?: number; height?: number }
type IconSet = {
  prefix: string
  icons: Record<string, Drawn>
  aliases?: Record<string, { parent: string } & Partial<Drawn>>
  width?: number
  height?: number
}

/** The sets this server has, by the names they have in icons. */
const packages: Readonly<Record<string, string>> = { lucide: '@iconify-json/lucide/icons.json' }
const read = new Map<string, IconSet>()

/** Some icons of a set, as Iconify's clients read them; undefined for a set that is not here. What the set has not is named. */
export function someIcons(set: string, names: readonly string[]) {
  const found = setNamed(set)
  if (!found) return undefined
  const icons: Record<string, Drawn> = {}
  const aliases: NonNullable<IconSet['aliases']> = {}
  const missing: string[] = []
  const take = (name: string): boolean => {
    const alias = ownOf(found.aliases ?? {}, name)
    const drawn = ownOf(found.icons, name)
    if (drawn) icons[name] = drawn
    else if (alias && take(alias.parent)) aliases[name] = alias
    return Boolean(drawn ?? alias)
  }
  for (const name of names) if (!take(name)) missing.push(name)
  const { prefix, width, height } = found
  return { prefix, width, height, icons, aliases, ...(missing.length > 0 && { not_found: missing }) }
}

/** Read when it is first asked for: most servers never are. */
function setNamed(name: string): IconSet | undefined {
  const file = ownOf(packages, name)
  if (!file) return undefined
  const kept = read.get(name)
  if (kept) return kept
  const path = createRequire(import.meta.url).resolve(file)
  const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet
  read.set(name, set)
  return set
}

function ownOf<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
