type Path = (string | number)[]
/** A place of a document: its new value; none, for what is gone; or what stands in it instead of some letters or elements. */
export type DocumentEdit =
  | [path: Path]
  | [path: Path, value: unknown]
  | [path: Path, start: number, removed: number, inserted: unknown]

/**
 * What makes one document of another, as little as is cheap to find: parts that both share are not looked at, and of a text or a list
 * only what is between its equal ends is kept.
 */
export function editsBetween(from: unknown, to: unknown): DocumentEdit[] {
  const edits: DocumentEdit[] = []
  compare(from, to, [])
  return edits

  function compare(from: unknown, to: unknown, path: Path): void {
    if (Object.is(from, to)) return
    if (typeof from === 'string' && typeof to === 'string') edits.push([path, ...spliceBetween(from, to)])
    else if (Array.isArray(from) && Array.isArray(to)) compareLists(from, to, path)
    else if (isObject(from) && isObject(to)) compareObjects(from, to, path)
    else edits.push([path, to])
  }

  function compareLists(from: unknown[], to: unknown[], path: Path): void {
    // Elements stay what they are: only their contents have changed.
    if (
      from.length === to.length &&
      from.every((one, i) => idOf(one) !== undefined && idOf(one) === idOf(to[i]))
    )
      from.forEach((one, i) => compare(one, to[i], [...path, i]))
    else edits.push([path, ...spliceBetween(from, to)])
  }

  function compareObjects(from: Fields, to: Fields, path: Path): void {
    for (const key of Object.keys(from)) if (to[key] === undefined) edits.push([[...path, key]])
    for (const [key, value] of Object.entries(to))
      if (value !== undefined) compare(from[key], value, [...path, key])
  }
}

/** Makes the other document; parts that did not change are shared. Throws where the document has no such place. */
export function applyEdits<T>(document: T, edits: readonly DocumentEdit[]): T {
  return edits.reduce<unknown>((now, [path, ...change]) => editAt(now, path, change), document) as T
}

type Change = [] | [value: unknown] | [start: number, removed: number, inserted: unknown]

function editAt(now: unknown, [key, ...rest]: Path, change: Change): unknown {
  if (key === undefined) return change.length === 3 ? splice(now, ...change) : change[0]
  if (Array.isArray(now)) return now.with(Number(key), editAt(now[Number(key)], rest, change))
  if (!isObject(now)) throw new Error(`no place ${key}`)
  const { [key]: before, ...others } = now
  return rest.length === 0 && change.length === 0 ? others : { ...now, [key]: editAt(before, rest, change) }
}

function splice(now: unknown, start: number, removed: number, inserted: unknown): unknown {
  if (typeof now === 'string') return now.slice(0, start) + String(inserted) + now.slice(start + removed)
  if (!Array.isArray(now) || !Array.isArray(inserted)) throw new Error('no text and no list')
  return now.toSpliced(start, removed, ...inserted)
}

function spliceBetween<T extends string | unknown[]>(
  from: T,
  to: T,
): [start: number, removed: number, inserted: unknown] {
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from[start] === to[start]) start++
  let end = 0
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++
  return [start, from.length - start - end, to.slice(start, to.length - end)]
}

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const idOf = (value: unknown) => (isObject(value) ? value.id : undefined)
