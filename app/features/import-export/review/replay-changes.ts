import { emptyItem } from '#resume-model/empty-resume'
import type { Item, Resume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { ITEM_FIELDS } from '#contract/resume/section-kinds'
import { placeLine, unclassifiedId, type MoveTarget } from './move-targets'
import { plainLine } from './plain-line'
import { idsOf, unusedId } from './unused-id'
import { writeField } from './review-fields'
import { isEdit, type Change } from './review-state'

/** A line that no field takes: `id` stays the same whatever else is moved. */
export type UnclassifiedLine = { id: string; markdown: string; plain: string }
/** A line that was given a place; `index` is that of its change. */
export type MovedLine = UnclassifiedLine & { index: number; to: MoveTarget }

export type Replayed = {
  /** Without its section of unclassified lines, unless that has more than lines. */
  resume: Resume
  unclassified: UnclassifiedLine[]
  moved: MovedLine[]
  /** Fields as they were typed: `2020.9`, not what is stored of it. */
  typed: Map<string, string>
}

/**
 * The resume with all changes, in their order. A change that fits no longer, because one before it was undone, changes
 * nothing: its line is among the unclassified ones, or never left its field. So no word is lost whichever are left out.
 */
export function replayChanges(read: Resume, changes: readonly Change[]): Replayed {
  const resume = structuredClone(read)
  const unclassified = takeUnclassified(resume)
  const taken = idsOf(resume)
  const moved: MovedLine[] = []
  const typed = new Map<string, string>()
  changes.forEach((change, index) => {
    if (isEdit(change)) {
      writeField(resume, change.path, change.value)
      typed.set(change.path, change.value)
      return
    }
    const line = unclassified.get(change.line)
    const displaced = line && placeLine(resume, line.id, line.markdown, change.to, taken)
    if (!displaced) return
    typed.delete(change.to)
    unclassified.delete(line.id)
    moved.push({ ...line, index, to: change.to })
    displaced.forEach((markdown) => {
      const id = `${line.id}-x`
      unclassified.set(id, { id, markdown, plain: plainLine(markdown) })
    })
  })
  return { resume, unclassified: [...unclassified.values()], moved, typed }
}

/** Takes the lines out of the section of unclassified ones, which changes `resume`. */
function takeUnclassified(resume: Resume): Map<string, UnclassifiedLine> {
  const lines = new Map<string, UnclassifiedLine>()
  resume.sections
    .find(({ id }) => id === unclassifiedId)
    ?.items.forEach((item, i) => {
      item.text.split('\n').forEach((markdown, j) => {
        const id = `${i}-${j}`
        if (markdown.trim() !== '') lines.set(id, { id, markdown, plain: plainLine(markdown) })
      })
      item.text = ''
    })
  return lines
}

/** The resume to save: lines that were left unclassified are in the section of unclassified lines again. */
export function resumeToSave(read: Resume, { resume, unclassified, moved }: Replayed): Resume {
  const section = read.sections.find(({ id }) => id === unclassifiedId)
  if (!section) return resume
  const withSection = (items: Item[]) => ({
    ...resume,
    sections: resume.sections.flatMap((one) =>
      one.id !== unclassifiedId ? one : items.length > 0 ? { ...one, items } : [],
    ),
  })
  if (moved.length === 0) return withSection(section.items)
  const retained = section.items.map((item) => ({ ...item, text: '' })).filter(hasMoreThanText)
  const taken = new Set(retained.map(({ id }) => id))
  const texts = joinToLimit(unclassified.map(({ markdown }) => markdown)).map((text, i) => {
    return { ...emptyItem(unusedId(taken, `unplaced-${i + 1}`)), text }
  })
  return withSection([...retained, ...texts])
}

const hasMoreThanText = (item: Item) =>
  ITEM_FIELDS.some((field) => item[field] !== '') || item.picture !== undefined

/** Joins lines to as few texts as their limit allows. */
function joinToLimit(lines: readonly string[]): string[] {
  const groups: string[][] = []
  let room = 0
  for (const line of lines) {
    const length = [...line].length + 1
    if (room < length) {
      groups.push([])
      room = ResumeLimits.text + 1
    }
    groups.at(-1)!.push(line)
    room -= length
  }
  return groups.map((group) => group.join('\n'))
}
