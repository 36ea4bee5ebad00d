import { DEFAULT_STYLE } from '#contract/default-style'
import { blankResume } from '#contract/new-resume'
import { Resume } from '#contract/resume'
import { lineOf } from './line'
import { ReadingProblem } from './reading-problem'
import { withUnplaced } from './unplaced'

type Json = Record<string, unknown>
const newest = 1

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our own document, in the file itself or where an export of an account has it. */
export function ownDocument(file: Json): Json | undefined {
  const inside = [file, file.resume].find((one) => isObject(one) && 'schemaVersion' in one && 'basics' in one)
  return inside as Json | undefined
}

/**
 * Reads our own JSON of any version up to ours. A document that is right comes back as it is; of one that was changed by
 * hand the wrong fields are taken out, their words kept. @throws ReadingProblem for one of a later version.
 */
export function readOwnJson(document: Json): { resume: Resume; mended: boolean } {
  if (Number(document.schemaVersion) > newest) throw new ReadingProblem('newerVersion')
  const copy: Json = structuredClone({ ...document, schemaVersion: newest })
  const right = Resume.safeParse(copy)
  if (right.success) return { resume: right.data, mended: false }
  const lost: string[] = []
  // A few rounds: what is taken out can bring another problem to light.
  for (let round = 0; round < 5; round++) {
    const read = Resume.safeParse(copy)
    if (read.success)
      return {
        resume: withUnplaced(
          read.data,
          lost.map((text) => lineOf(text)),
          [],
        ),
        mended: true,
      }
    for (const { path } of read.error.issues.toReversed()) lost.push(...textsIn(takeOut(copy, path)))
  }
  const resume = { ...blankResume({ ...DEFAULT_STYLE }), sections: [] }
  return {
    resume: withUnplaced(
      resume,
      textsIn(document).map((text) => lineOf(text)),
      [],
    ),
    mended: true,
  }
}

/** Removes what a path leads to. @returns what was there */
function takeOut(root: Json, path: readonly PropertyKey[]): unknown {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], root)
  const last = path.at(-1)
  if (typeof holder !== 'object' || holder === null || last === undefined) return undefined
  if (Array.isArray(holder)) return holder.splice(Number(last), 1)[0]
  const found = (holder as Record<PropertyKey, unknown>)[last]
  delete (holder as Record<PropertyKey, unknown>)[last]
  // What must be there stands in empty.
  if (path.length === 1 && last === 'basics') root.basics = { name: '' }
  if (last === 'style') root.style = { ...DEFAULT_STYLE }
  if (path[0] === 'style' && last === 'template')
    root.style = { ...(root.style as Json), template: DEFAULT_STYLE.template }
  return last === 'id' ? (assignId(holder as Json), undefined) : found
}

let given = 0
function assignId(holder: Json): void {
  holder.id = `read-${Date.now().toString(36)}-${++given}`
}

/** Every text of a tree, in order, without ids and addresses of schemas. */
export function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(\$schema|id|kind)$/.test(key) || value.trim() === ''
      ? []
      : value.split('\n').filter((row) => row.trim() !== '')
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, Array.isArray(value) ? key : name))
}
