import { emptyItem } from '#resume-model/empty-resume'
import type { Item, Resume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { ITEM_FIELDS } from '#contract/resume/section-kinds'
import { placeLine, unplacedId, type MoveTarget } from './move-targets'
import { plainLine } from './plain-line'
import { unusedId } from './unused-id'
import { writeField } from './review-fields'
import { isEdit, type Change } from './review-state'

/** A line that no field takes: `id` stays the same whatever else is moved. */
export type UnplacedLine = { id: string; markdown: string; plain: string }
/** A line that was given a place; `index` is that of its change. */
export type MovedLine = UnplacedLine & { index: number; to: MoveTarget }

export type Replayed = {
  /** Without its section of unclassified lines, unless that has more than lines. */
  resume: Resume
  unplaced: UnplacedLine[]
  moved: MovedLine[]
  /** Fields as they were typed: `2020.9`, not what is stored of it. */
  typed: Map<string, string>
}

/**
 * The resume with all changes, in their order. A change that fits no longer, because one before it was undone, changes
 * nothing: its line is among the unplaced ones, or never left its field. So no word is lost whichever are left out.
 */
export function replayChanges(read: Resume, changes: readonly Change[]): Replayed {
  const resume = structuredClone(read)
  const unplaced = takeUnplaced(resume)
  const moved: MovedLine[] = []
  const typed = new Map<string, string>()
  changes.forEach((change, index) => {
    if (isEdit(change)) {
      writeField(resume, change.path, change.value)
      typed.set(change.path, change.value)
      return
    }
    const line = unplaced.get(change.line)
    const displaced = line && placeLine(resume, line.id, line.markdown, change.to)
    if (!displaced) return
    typed.delete(change.to)
    unplaced.delete(line.id)
    moved.push({ ...line, index, to: change.to })
    displaced.forEach((markdown) => {
      const id = `${line.id}-x`
      unplaced.set(id, { id, markdown, plain: plainLine(markdown) })
    })
  })
  return { resume, unplaced: [...unplaced.values()], moved, typed }
}

/** Takes the lines out of the section of unclassified ones, which changes `resume`. */
function takeUnplaced(resume: Resume): Map<string, UnplacedLine> {
  const lines = new Map<string, UnplacedLine>()
  resume.sections
    .find(({ id }) => id === unplacedId)
    ?.items.forEach((item, i) => {
      item.text.split('\n').forEach((markdown, j) => {
        const id = `${i}-${j}`
        if (markdown.trim() !== '') lines.set(id, { id, markdown, plain: plainLine(markdown) })
      })
      item.text = ''
    })
  return lines
}

/** The resume to save: lines that were left unplaced are in the section of unclassified lines again. */
export function resumeToSave(read: Resume, { resume, unplaced, moved }: Replayed): Resume {
  const section = read.sections.find(({ id }) => id === unplacedId)
  if (!section) return resume
  const withSection = (items: Item[]) => ({
    ...resume,
    sections: resume.sections.flatMap((one) =>
      one.id !== unplacedId ? one : items.length > 0 ? { ...one, items } : [],
    ),
  })
  if (moved.length === 0) return withSection(section.items)
  const kept = section.items.map((item) => ({ ...item, text: '' })).filter(hasMoreThanText)
  const taken = new Set(kept.map(({ id }) => id))
  const texts = joinToLimit(unplaced.map(({ markdown }) => markdown)).map((text, i) => {
    return { ...emptyItem(unusedId(taken, `unplaced-${i + 1}`)), text }
  })
  return withSection([...kept, ...texts])
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
