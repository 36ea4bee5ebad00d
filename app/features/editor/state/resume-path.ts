/** Paths into a resume in the form fields' syntax: `sections[0].items[1].title`. */
type Path = readonly (string | number)[]

const pathCache = new Map<string, Path>()

export function parsePath(name: string): Path {
  let path = pathCache.get(name)
  if (!path) {
    path = name
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    if (pathCache.size < 5_000) pathCache.set(name, path)
  }
  return path
}

export function getAtPath(root: unknown, name: string): unknown {
  return parsePath(name).reduce<unknown>(
    (node, key) => (node as Record<string | number, unknown> | undefined)?.[key],
    root,
  )
}

/**
 * Returns a copy with one value changed; everything else is shared with the original. An invalid path returns
 * the original.
 */
export function setAtPath<T>(root: T, name: string, value: unknown): T {
  return setIn(root, parsePath(name), value) as T
}

function setIn(node: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return node
  if (Array.isArray(node) && typeof key !== 'number') return node
  const before = (node as Record<string | number, unknown>)[key]
  const child = setIn(before, rest, value)
  if (child === before) return node
  return Array.isArray(node) ? node.with(key as number, child) : { ...node, [key]: child }
}
