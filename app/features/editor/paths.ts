/** Paths into a resume, written as form fields are named: `sections[0].items[1].title`. */
type Path = readonly (string | number)[]

const parsed = new Map<string, Path>()

export function pathOf(name: string): Path {
  let path = parsed.get(name)
  if (!path) {
    path = name
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    if (parsed.size < 5_000) parsed.set(name, path)
  }
  return path
}

export function valueAt(root: unknown, name: string): unknown {
  return pathOf(name).reduce<unknown>(
    (at, key) => (at as Record<string | number, unknown> | undefined)?.[key],
    root,
  )
}

/** A copy with one value changed; everything off the path is shared with the original. A path that leads nowhere gives back the original. */
export function withValue<T>(root: T, name: string, value: unknown): T {
  return replaced(root, pathOf(name), value) as T
}

function replaced(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return at
  if (Array.isArray(at) && typeof key !== 'number') return at
  const before = (at as Record<string | number, unknown>)[key]
  const child = replaced(before, rest, value)
  if (child === before) return at
  return Array.isArray(at) ? at.with(key as number, child) : { ...at, [key]: child }
}
