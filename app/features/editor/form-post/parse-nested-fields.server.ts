type Nested = Record<string, unknown>

/** What a field of the form can be called. */
const fieldName = /^(?:basics|intention|sections|style)(?:\[\d{1,3}\]|\.[a-zA-Z]+){1,4}$/
const step = /[a-zA-Z]+|\d+/g

/**
 * The fields of the editor's form as the tree their names say: `sections[0].title`. A name that is posted twice is a list;
 * names that cannot be fields, and files, are left out. One short walk a field: a form of 30,000 names takes no longer than
 * reading it.
 */
export function parseNestedFields(form: Iterable<[string, FormDataEntryValue]>): Nested {
  const root: Nested = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !fieldName.test(name)) continue
    const keys = name.match(step)!
    if (keys.some((key) => key in Object.prototype)) continue
    const last = keys.pop()!
    let parent: Nested | undefined = root
    keys.forEach((key, i) => (parent = parent && childAt(parent, key, keys[i + 1] ?? last)))
    if (!parent || !acceptsKey(parent, last)) continue
    const before = parent[last]
    if (Array.isArray(before)) before.push(value)
    else parent[last] = before === undefined ? value : [before, value]
  }
  return root
}

/** A list has entries by number alone: its length is no field. */
const acceptsKey = (parent: Nested, key: string) => !Array.isArray(parent) || isIndex.test(key)
const isIndex = /^\d/

/** The object under a key, made where there is none yet: a list where its own next key is a number. */
function childAt(at: Nested, key: string, next: string): Nested | undefined {
  if (!acceptsKey(at, key)) return undefined
  const existing = at[key]
  if (typeof existing === 'object' && existing !== null) return existing as Nested
  return (at[key] = isIndex.test(next) ? [] : {}) as Nested
}
