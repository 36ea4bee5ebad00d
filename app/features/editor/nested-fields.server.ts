type Nested = Record<string, unknown>

/** What a field of the form can be called. */
const fieldName = /^(?:basics|intention|sections|style)(?:\[\d{1,3}\]|\.[a-zA-Z]+){1,4}$/
const step = /[a-zA-Z]+|\d+/g

/**
 * The fields of the editor's form as the tree their names say: `sections[0].title`. A name that is posted twice is a list;
 * names that cannot be fields, and files, are left out. One short walk a field: a form of 30,000 names takes no longer than
 * reading it.
 */
export function nestedFields(form: Iterable<[string, FormDataEntryValue]>): Nested {
  const root: Nested = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !fieldName.test(name)) continue
    const keys = name.match(step)!
    if (keys.some((key) => key in Object.prototype)) continue
    const last = keys.pop()!
    let holder: Nested | undefined = root
    keys.forEach((key, i) => (holder = holder && child(holder, key, keys[i + 1] ?? last)))
    if (!holder || !takes(holder, last)) continue
    const before = holder[last]
    if (Array.isArray(before)) before.push(value)
    else holder[last] = before === undefined ? value : [before, value]
  }
  return root
}

/** A list has entries by number alone: its length is no field. */
const takes = (holder: Nested, key: string) => !Array.isArray(holder) || isIndex.test(key)
const isIndex = /^\d/

/** The object under a key, made where there is none yet: a list where its own next key is a number. */
function child(at: Nested, key: string, next: string): Nested | undefined {
  if (!takes(at, key)) return undefined
  const known = at[key]
  if (typeof known === 'object' && known !== null) return known as Nested
  return (at[key] = isIndex.test(next) ? [] : {}) as Nested
}
