import type { Industry, IndustrySummary, Position } from '#contract/catalogue/position'
import { positionScorer, toScoredTerms, type ScoredTerms } from './suggest-positions'

/** The search terms of a position: lower case, without spaces. */
export type SearchTermsOf = (position: Position) => readonly string[]
type IndexedPosition = ScoredTerms & { position: Position }
export type PositionIndex = { industry: Industry; positions: IndexedPosition[] }[]

/** How near a position has to be to be found beside those that match, and where none matches. */
const minScores = { besideMatches: 0.6, alone: 0.3 }

/** Builds the index once, so that searches do not recompute the terms. */
export function indexPositions(industries: readonly Industry[], searchTerms: SearchTermsOf): PositionIndex {
  return industries.map((industry) => ({
    industry,
    positions: industry.positions.map((position) => ({
      position,
      ...toScoredTerms(position, searchTerms(position)),
    })),
  }))
}

/**
 * Industries with the positions that match every word of the query or are near to it: 程序员 is no word of any position. The nearest industry and position come first; industries without a match are left out.
 */
export function findPositions(
  index: PositionIndex,
  { q, industry: industryId }: { q: string; industry: string },
): IndustrySummary[] {
  const words = wordsOf(q)
  const inIndustry = index.filter(({ industry }) => !industryId || industry.id === industryId)
  if (words.length === 0) return toSummaries(inIndustry)
  const scoreOf = positionScorer(q)
  const findNear = (minScore: number) =>
    filterPositions(
      inIndustry,
      (position, { name }) => matches(position, name, words) || scoreOf(position) >= minScore,
    )
  const found = findNear(minScores.besideMatches)
  return toSummaries(sortByScore(found.length > 0 ? found : findNear(minScores.alone), scoreOf))
}

function matches({ searchTerms }: IndexedPosition, industry: Industry['name'], words: string[]): boolean {
  const inIndustryName = (word: string) =>
    industry.zh.includes(word) || normalizeQuery(industry.en).includes(word)
  return words.every((word) => inIndustryName(word) || searchTerms.some((term) => term.includes(word)))
}

function filterPositions(
  index: PositionIndex,
  isFound: (position: IndexedPosition, industry: Industry) => boolean,
): PositionIndex {
  return index
    .map(({ industry, positions }) => ({
      industry,
      positions: positions.filter((position) => isFound(position, industry)),
    }))
    .filter(({ positions }) => positions.length > 0)
}

function sortByScore(index: PositionIndex, scoreOf: (position: ScoredTerms) => number): PositionIndex {
  const scored = index.map(({ industry, positions }) => {
    const best = positions
      .map((position) => ({ position, score: scoreOf(position) }))
      .sort((a, b) => b.score - a.score)
    return { industry, positions: best.map(({ position }) => position), score: best[0]?.score ?? 0 }
  })
  return scored.sort((a, b) => b.score - a.score)
}

const toSummaries = (index: PositionIndex): IndustrySummary[] =>
  index.map(({ industry: { id, name }, positions }) => ({
    id,
    name,
    positions: positions.map(({ position }) => summaryOf(position)),
  }))

const summaryOf = ({
  id,
  name,
  summary,
  sample,
  graduateSample,
  englishSample,
  englishGraduateSample,
}: Position): IndustrySummary['positions'][number] => ({
  id,
  name,
  summary,
  sample,
  graduateSample,
  englishSample,
  englishGraduateSample,
})

/** The words of a search, of any width and case. */
export const wordsOf = (q: string): string[] => normalizeQuery(q.normalize('NFKC')).split(' ').filter(Boolean)

function normalizeQuery(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s、，,/]+/g, ' ')
    .trim()
}
