import { generalPositionId } from '#contract/catalogue/general-position'
import type { IndustrySummary } from '#contract/catalogue/position'
import type { SampleSummary } from '#contract/catalogue/sample'
import type { Template } from '#contract/catalogue/template'

/** Every page that says how many there are counts here, so that a thing has one number wherever it is read. */

/** The position that suits anybody is no trade. */
export function countPositions(industries: readonly IndustrySummary[]) {
  const trades = industries.filter(({ id }) => id !== generalPositionId)
  const positions = trades.flatMap((trade) => trade.positions)
  return {
    industries: trades.length,
    positions: positions.length,
    withSample: positions.filter(({ sample, graduateSample }) => sample ?? graduateSample).length,
    withGraduateSample: positions.filter(({ graduateSample }) => graduateSample).length,
  }
}

/** The finished resumes: those in the list and those of positions, of which one may be in both, and a position may have two. */
export function countSamples(
  listed: readonly Pick<SampleSummary, 'id'>[],
  industries: readonly IndustrySummary[],
): number {
  const ofPositions = industries
    .flatMap(({ positions }) => positions)
    .flatMap(({ sample, graduateSample }) => [sample, graduateSample])
    .filter((id) => id !== undefined)
  return new Set([...listed.map(({ id }) => id), ...ofPositions]).size
}

export function countTemplates(templates: readonly Pick<Template, 'level'>[]) {
  return { all: templates.length, free: templates.filter(({ level }) => level === 'free').length }
}
