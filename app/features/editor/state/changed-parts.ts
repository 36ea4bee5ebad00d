import type { Resume } from '#contract/resume/resume'
import { editsBetween } from './document-edits'
import { getAtPath } from './resume-path'

/** A part of the document that differs: `path` with ids in place of numbers. */
export type ChangedPart = {
  path: string[]
  /** Id of the part of the form that it belongs to. */
  owner: string
  /** The name of its text field in the form; none for a look, an order, a picture or a flag. */
  field?: string
}

/** What AI has written is noted beside the text that changes. */
const notes = new Set(['assisted', 'scenario'])
/** Strings that no text field shows. */
const noTexts = new Set(['photo', 'picture', 'column', 'kind'])

/** What differs between two documents, in the order of the form; each part once. */
export function changedParts(before: Resume, after: Resume): ChangedPart[] {
  const parts = new Map<string, ChangedPart>()
  for (const [keys] of editsBetween(before, after)) {
    const part = partAt(keys, after)
    if (!notes.has(part.path.at(-1)!)) parts.set(part.path.join('/'), part)
  }
  return [...parts.values()]
}

function partAt(keys: (string | number)[], resume: Resume): ChangedPart {
  const nameAt = (count: number) =>
    keys.slice(0, count).reduce<string>((name, key) => {
      if (typeof key === 'number') return `${name}[${key}]`
      return name ? `${name}.${key}` : key
    }, '')
  const path = keys.map((key, i) =>
    typeof key === 'number' ? (getAtPath(resume, nameAt(i + 1)) as { id: string }).id : key,
  )
  const ids = path.filter((_, i) => typeof keys[i] === 'number')
  const name = nameAt(keys.length)
  const value = getAtPath(resume, name)
  const isText = typeof value === 'string' && path[0] !== 'style' && !noTexts.has(path.at(-1)!)
  return {
    path,
    owner: ids.at(-1) ?? path[0]!,
    ...((isText || name === 'intention.cities') && { field: name }),
  }
}
