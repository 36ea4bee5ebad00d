import type { Resume, Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { mapSides, mergeList } from './merge-list'
import { wholePart, type Choice, type MergeConflict, type MergeContext, type Sides } from './merge-context'
import { mergeItem } from './merge-item'
import { mergeMark } from './merge-mark'
import { mergeRecord, type PartMerger } from './merge-record'
import { mergeSet } from './merge-set'

export type MergeOptions = {
  /** What mine sent without a response: theirs may be based on it. */
  sent?: Resume
  /** The choices for conflicts, by `conflictKey`. */
  choices?: ReadonlyMap<string, Choice>
}
export type Merge = {
  /** Both changes; mine where they are in conflict. */
  resume: Resume
  conflicts: MergeConflict[]
}

/**
 * Merges two changes of one document by the ids of its parts: fields that only one side changed, entries that
 * either added, removed or moved, and texts whose changed lines are apart. Whatever both changed differently is
 * a conflict. Both sides get the same document; linear in its size.
 * @returns undefined when both together exceed a limit of a resume that each keeps: only a person can choose.
 */
export function mergeResumes(
  base: Resume,
  mine: Resume,
  theirs: Resume,
  { sent, choices = new Map() }: MergeOptions = {},
): Merge | undefined {
  const context: MergeContext = { hasSent: sent !== undefined, choices, conflicts: [] }
  const sides = { base, mine, theirs, ...(sent && { sent }) }
  const whole = wholePart(context, sides)
  if (whole) return { resume: whole, conflicts: [] }
  const merged = mergeRecord<Resume>(context, [], sides, resumeMergers)
  const marks = mapSides(sides, (side) => ({
    text: side?.intention.position,
    isMarked: side?.assisted === true,
  }))
  const resume = withMark(merged, mergeMark(context, merged.intention.position, marks))
  return isWithinLimits(resume) ? { resume, conflicts: context.conflicts } : undefined
}

const listMerger =
  <T extends { id: string }>(mergeEntry: Parameters<typeof mergeList<T>>[3]): PartMerger =>
  (context, path, sides) =>
    mergeList(context, path, sides as Sides<T[]>, mergeEntry)
const setMerger =
  (most: number): PartMerger =>
  (context, path, sides) =>
    mergeSet(context, path, sides as Sides<string[]>, most)
const recordMerger =
  (mergers: Record<string, PartMerger>): PartMerger =>
  (context, path, sides) =>
    mergeRecord(context, path, sides as Sides<object>, mergers)
/** Follows the text that it marks. */
const markMerger: PartMerger = () => undefined

const entriesMerger = listMerger<{ id: string }>(mergeRecord)
const resumeMergers: Record<string, PartMerger> = {
  basics: recordMerger({ links: entriesMerger, custom: entriesMerger }),
  intention: recordMerger({ cities: setMerger(ResumeLimits.cities) }),
  style: recordMerger({}),
  sections: listMerger(mergeSection),
  dismissed: setMerger(ResumeLimits.dismissed),
  sampleEntries: setMerger(ResumeLimits.sampleEntries),
  assisted: markMerger,
}

function mergeSection(context: MergeContext, path: readonly string[], sides: Sides<Section>): Section {
  const whole = wholePart(context, sides)
  if (whole) return whole
  const merged = mergeRecord(context, path, sides, { items: listMerger(mergeItem), assisted: markMerger })
  const marks = mapSides(sides, (side) => ({ text: side?.title, isMarked: side?.assisted === true }))
  return withMark(merged, mergeMark(context, merged.title, marks))
}

function withMark<T extends { assisted?: true }>(part: T, isMarked: boolean): T {
  return isMarked ? { ...part, assisted: true } : part
}

function isWithinLimits(resume: Resume): boolean {
  const { basics, sections } = resume
  const ids = [basics.links, basics.custom, sections, ...sections.map(({ items }) => items)].flatMap((list) =>
    list.map(({ id }) => id),
  )
  return (
    new Set(ids).size === ids.length &&
    basics.links.length <= ResumeLimits.links &&
    basics.custom.length <= ResumeLimits.custom &&
    sections.length <= ResumeLimits.sections &&
    sections.every(({ items }) => items.length <= ResumeLimits.items) &&
    sections.flatMap(({ items }) => items.filter(({ picture }) => picture)).length <= ResumeLimits.pictures &&
    new TextEncoder().encode(JSON.stringify(resume)).length <= ResumeLimits.documentKb * 1024
  )
}
