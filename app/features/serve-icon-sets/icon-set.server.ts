import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type IconDefinition = { body: string; left?: number; top?: number; width?: number; height?: number }
type IconSet = {
  prefix: string
  icons: Record<string, IconDefinition>
  aliases?: Record<string, { parent: string } & Partial<IconDefinition>>
  width?: number
  height?: number
}

/** The icon sets of this server, by the prefix of icon names. */
const packages: Readonly<Record<string, string>> = { lucide: '@iconify-json/lucide/icons.json' }
const loadedSets = new Map<string, IconSet>()

/**
 * Returns icons of a set in Iconify's format; undefined for an unknown set. Unknown icons are listed in
 * `not_found`.
 */
export function pickIcons(set: string, names: readonly string[]) {
  const iconSet = loadIconSet(set)
  if (!iconSet) return undefined
  const icons: Record<string, IconDefinition> = {}
  const aliases: NonNullable<IconSet['aliases']> = {}
  const missing: string[] = []
  const addIcon = (name: string): boolean => {
    const alias = ownProperty(iconSet.aliases ?? {}, name)
    const icon = ownProperty(iconSet.icons, name)
    if (icon) icons[name] = icon
    else if (alias && addIcon(alias.parent)) aliases[name] = alias
    return Boolean(icon ?? alias)
  }
  for (const name of names) if (!addIcon(name)) missing.push(name)
  const { prefix, width, height } = iconSet
  return { prefix, width, height, icons, aliases, ...(missing.length > 0 && { not_found: missing }) }
}

/** Loaded on first use: most servers never need it. */
function loadIconSet(name: string): IconSet | undefined {
  const file = ownProperty(packages, name)
  if (!file) return undefined
  const cached = loadedSets.get(name)
  if (cached) return cached
  const path = createRequire(import.meta.url).resolve(file)
  const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet
  loadedSets.set(name, set)
  return set
}

function ownProperty<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
