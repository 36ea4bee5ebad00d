import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { Resume } from '#contract/resume/resume'
import { lineOf } from '../line'
import { ImportError } from '../import-error'
import { appendUnclassified } from '../classify/append-unclassified'

type Json = Record<string, unknown>
const currentSchemaVersion = 1

export type NativeResume = { resume: Resume; isRepaired: boolean }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Our own document, as the whole file or within an account's export. */
export function findNativeDocument(file: Json): Json | undefined {
  const candidate = [file, file.resume].find(
    (one) => isObject(one) && 'schemaVersion' in one && 'basics' in one,
  )
  return candidate as Json | undefined
}

/**
 * Imports our own JSON of any version up to the present one. A valid document is returned unchanged; in one
 * that was edited by hand invalid fields are removed and their texts kept. @throws ImportError for a later
 * version.
 */
export function parseNativeJson(document: Json): NativeResume {
  if (Number(document.schemaVersion) > currentSchemaVersion) throw new ImportError('newerVersion')
  const copy: Json = structuredClone({ ...document, schemaVersion: currentSchemaVersion })
  const valid = Resume.safeParse(copy)
  if (valid.success) return { resume: valid.data, isRepaired: false }
  const removedTexts: string[] = []
  // Several rounds, because removing a field can reveal another error.
  for (let round = 0; round < 5; round++) {
    const read = Resume.safeParse(copy)
    if (read.success) return { resume: withTexts(read.data, removedTexts), isRepaired: true }
    for (const { path } of read.error.issues.toReversed())
      removedTexts.push(...textsIn(removeAtPath(copy, path)))
  }
  const empty = { ...emptyResume({ ...DEFAULT_STYLE }), sections: [] }
  return { resume: withTexts(empty, textsIn(document)), isRepaired: true }
}

function withTexts(resume: Resume, texts: string[]): Resume {
  const lines = texts.map((text) => lineOf(text))
  return appendUnclassified(resume, lines, [])
}

/** Removes the value at a path. @returns the removed value */
function removeAtPath(root: Json, path: readonly PropertyKey[]): unknown {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], root)
  const last = path.at(-1)
  if (typeof parent !== 'object' || parent === null || last === undefined) return undefined
  if (Array.isArray(parent)) return parent.splice(Number(last), 1)[0]
  const found = (parent as Record<PropertyKey, unknown>)[last]
  delete (parent as Record<PropertyKey, unknown>)[last]
  // Replaces a removed required value by an empty one.
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

/** All texts of a tree in order, without ids and schema URLs. */
export function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^(\$schema|id|kind)$/.test(key) || value.trim() === ''
      ? []
      : value.split('\n').filter((row) => row.trim() !== '')
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, Array.isArray(value) ? key : name))
}
