import type { Resume } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'

/** A part in which two versions of a resume differ; a section by its own title, else by its kind. */
export type Difference =
  | { part: 'basics' | 'intention' | 'style' }
  | { part: 'order' }
  | { part: 'section'; title: string; kind: SectionKind }

/** Returns where two versions of a resume differ, in the order of the form. */
export function listDifferences(mine: Resume, theirs: Resume): Difference[] {
  const differences: Difference[] = (['basics', 'intention'] as const)
    .filter((part) => !isSame(mine[part], theirs[part]))
    .map((part) => ({ part }))
  const theirSections = new Map(theirs.sections.map((section) => [section.id, section]))
  const mineIds = new Set(mine.sections.map(({ id }) => id))
  const changed = [
    ...mine.sections.filter((section) => !isSame(section, theirSections.get(section.id))),
    ...theirs.sections.filter(({ id }) => !mineIds.has(id)),
  ]
  for (const { title, kind } of changed) differences.push({ part: 'section', title, kind })
  if (changed.length === 0 && !isSame(mine.sections, theirs.sections)) differences.push({ part: 'order' })
  if (!isSame(mine.style, theirs.style)) differences.push({ part: 'style' })
  return differences
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
