import type { Resume } from '#contract/resume/resume'

/** What the one-page fit found: the look it chose, and what it could not hold. Units as in the style of a resume. */
export type OnePageFitReport = {
  fitted: boolean
  look: { spacing: number; lineHeight: number; margins: number; size: number }
  /** Entries beyond the page by title, and about how many lines of each. */
  over: { name: string; lines: number }[]
}

type FitResult = {
  fitted: boolean
  fittedLook?: { spacing: number; leading: number; margins: number; size: number }
  overflowing: { id: string; lines: number }[]
}

/** The report of a layout in the words of its resume; undefined where one page was not asked for. */
export function createFitReport(resume: Resume, fit: FitResult | undefined): OnePageFitReport | undefined {
  if (!fit?.fittedLook) return undefined
  const { spacing, leading, margins, size } = fit.fittedLook
  const linesOf = new Map(fit.overflowing.map(({ id, lines }) => [id, lines]))
  const over = resume.sections.flatMap((section) =>
    section.items
      .filter(({ id }) => linesOf.has(id))
      .map(({ id, title, text }) => ({
        name: title || section.title || text.slice(0, 12),
        lines: linesOf.get(id)!,
      })),
  )
  return { fitted: fit.fitted, look: { spacing, lineHeight: leading, margins, size }, over }
}
