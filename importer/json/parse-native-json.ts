import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { Resume } from '#contract/resume/resume'
import { lineOf } from '../line'
import { ImportError } from '../import-error'
import { appendUnclassified } from '../classify/append-unclassified'

type Json = Record<string, unknown>
const currentSchemaVersion = 1

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our own document, in the file itself or where an export of an account has it. */
export function findNativeDocument(file: Json): Json | undefined {
  const candidate = [file, file.resume].find(
    (one) => isObject(one) && 'schemaVersion' in one && 'basics' in one,
  )
  return candidate as Json | undefined
}

/**
 * Reads our own JSON of any version up to ours. A document that is right comes back as it is; of one that was changed by
 * hand the wrong fields are taken out, their words kept. @throws ReadingProblem for one of a later version.
 */
export function parseNativeJson(document: Json): { resume: Resume; isRepaired: boolean } {
  if (Number(document.schemaVersion) > currentSchemaVersion) throw new ImportError('newerVersion')
  const copy: Json = structuredClone({ ...document, schemaVersion: currentSchemaVersion })
  const valid = Resume.safeParse(copy)
  if (valid.success) return { resume: valid.data, isRepaired: false }
  const removedTexts: string[] = []
  // A few rounds: what is taken out can bring another problem to light.
  for (let round = 0; round < 5; round++) {
    const read = Resume.safeParse(copy)
    if (read.success)
      return {
        resume: appendUnclassified(
          read.data,
          removedTexts.map((text) => lineOf(text)),
          [],
        ),
        isRepaired: true,
      }
    for (const { path } of read.error.issues.toReversed())
      removedTexts.push(...textsIn(removeAtPath(copy, path)))
  }
  const resume = { ...emptyResume({ ...DEFAULT_STYLE }), sections: [] }
  return {
    resume: appendUnclassified(
      resume,
      textsIn(document).map((text) => lineOf(text)),
      [],
    ),
    isRepaired: true,
  }
}

/** Removes what a path leads to. @returns what was there */
function removeAtPath(root: Json, path: readonly PropertyKey[]): unknown {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], root)
  const last = path.at(-1)
  if (typeof parent !== 'object' || parent === null || last === undefined) return undefined
  if (Array.isArray(parent)) return parent.splice(Number(last), 1)[0]
  const found = (parent as Record<PropertyKey, unknown>)[last]
  delete (parent as Record<PropertyKey, unknown>)[last]
  // What must be there stands in empty.
  if (path.length === 1 && last === 'basics') root.basics = { name: '' }
  if (last === 'style') root.style = { ...DEFAULT_STYLE }
  if (path[0] === 'style' && last === 'template')
    root.style = { ...(root.style as Json), template: DEFAULT_STYLE.template }
  return last === 'id' ? (assignId(parent as Json), undefined) : found
}

let idCounter = 0
function assignId(parent: Json): void {
  parent.id = `read-${Date.now().toString(36)}-${++idCounter}`
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
