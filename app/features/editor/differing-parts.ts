import type { Resume } from '#contract/resume'
import type { SectionKind } from '#contract/section-kinds'

/** A part in which two versions of a resume differ; a section by its own title, else by its kind. */
export type Part =
  | { part: 'basics' | 'intention' | 'style' }
  | { part: 'order' }
  | { part: 'section'; title: string; kind: SectionKind }

/** Where two versions of a resume differ, in the order of the form. */
export function differingParts(mine: Resume, theirs: Resume): Part[] {
  const parts: Part[] = (['basics', 'intention'] as const)
    .filter((part) => !same(mine[part], theirs[part]))
    .map((part) => ({ part }))
  const known = new Map(theirs.sections.map((section) => [section.id, section]))
  const mineIds = new Set(mine.sections.map(({ id }) => id))
  const changed = [
    ...mine.sections.filter((section) => !same(section, known.get(section.id))),
    ...theirs.sections.filter(({ id }) => !mineIds.has(id)),
  ]
  for (const { title, kind } of changed) parts.push({ part: 'section', title, kind })
  if (changed.length === 0 && !same(mine.sections, theirs.sections)) parts.push({ part: 'order' })
  if (!same(mine.style, theirs.style)) parts.push({ part: 'style' })
  return parts
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
