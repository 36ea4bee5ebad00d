import type { Resume } from '#contract/resume/resume'

/**
 * The result of the one-page fit: the style it chose, and the entries that overflow. Units as in a resume's
 * style.
 */
export type OnePageFitReport = {
  fitted: boolean
  /** How much of the last page is filled, from 0 to 1. */
  filled: number
  look: { spacing: number; lineHeight: number; margins: number; size: number }
  /** Entries after the page by title, and about how many lines of each. */
  over: { name: string; lines: number }[]
}

type FitResult = {
  fitted: boolean
  fittedLook?: { spacing: number; leading: number; margins: number; size: number }
  filled?: number
  overflowing: { id: string; lines: number }[]
}

/** The report of a layout by the resume's titles; undefined unless one page was requested. */
export function createFitReport(resume: Resume, fit: FitResult | undefined): OnePageFitReport | undefined {
  if (!fit?.fittedLook || fit.filled === undefined) return undefined
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
  return {
    ...{ fitted: fit.fitted, filled: fit.filled },
    look: { spacing, lineHeight: leading, margins, size },
    over,
  }
}
