import type { Industry, IndustrySummary, Position } from '#contract/catalogue/position'

/** The search terms of a position: lower case, without spaces. */
export type SearchTermsOf = (position: Position) => readonly string[]
export type PositionIndex = {
  industry: Industry
  positions: { position: Position; searchTerms: readonly string[] }[]
}[]

/** Builds the index once, so that searches do not recompute the terms. */
export function indexPositions(industries: readonly Industry[], searchTerms: SearchTermsOf): PositionIndex {
  return industries.map((industry) => ({
    industry,
    positions: industry.positions.map((position) => ({ position, searchTerms: searchTerms(position) })),
  }))
}

/**
 * Industries with the positions that match every word of the query; industries without a match are left out.
 */
export function findPositions(
  index: PositionIndex,
  { q, industry: industryId }: { q: string; industry: string },
): IndustrySummary[] {
  const words = wordsOf(q)
  return index
    .filter(({ industry }) => !industryId || industry.id === industryId)
    .map(({ industry: { id, name, positions: all }, positions }) => {
      const matchesIndustry = words.every(
        (word) => name.zh.includes(word) || normalizeQuery(name.en).includes(word),
      )
      const found = positions.filter(({ searchTerms }) =>
        words.every((word) => searchTerms.some((term) => term.includes(word))),
      )
      const shown = words.length > 0 && matchesIndustry ? all : found.map(({ position }) => position)
      return { id, name, positions: shown.map(({ id, name, summary }) => ({ id, name, summary })) }
    })
    .filter(({ positions }) => positions.length > 0)
}

/** The words of a search, of any width and case. */
export const wordsOf = (q: string): string[] => normalizeQuery(q.normalize('NFKC')).split(' ').filter(Boolean)

function normalizeQuery(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s、，,/]+/g, ' ')
    .trim()
}
