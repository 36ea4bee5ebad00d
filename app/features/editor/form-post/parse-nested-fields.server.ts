type Nested = Record<string, unknown>

/** Valid field names of the form. */
const fieldName = /^(?:basics|intention|sections|style)(?:\[\d{1,3}\]|\.[a-zA-Z]+){1,4}$/
const step = /[a-zA-Z]+|\d+/g

/**
 * Parses the editor form's fields into the tree of their names: `sections[0].title`. A repeated name becomes
 * a list;
 * invalid names and files are left out. One short walk per field: a form of 30,000 names takes no longer than
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

/** A list accepts only numbers as keys: its length is no field. */
const acceptsKey = (parent: Nested, key: string) => !Array.isArray(parent) || isIndex.test(key)
const isIndex = /^\d/

/** Returns the object under a key and creates a missing one: a list where the next key is a number. */
function childAt(at: Nested, key: string, next: string): Nested | undefined {
  if (!acceptsKey(at, key)) return undefined
  const existing = at[key]
  if (typeof existing === 'object' && existing !== null) return existing as Nested
  return (at[key] = isIndex.test(next) ? [] : {}) as Nested
}
