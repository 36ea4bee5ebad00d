import type { Industry, IndustryShelf, Position } from '#contract/position'

/** What a position is found by: all in small letters, without spaces. */
export type Needles = (position: Position) => readonly string[]
export type FoundBy = {
  industry: Industry
  positions: { position: Position; needles: readonly string[] }[]
}[]

/** Positions with what they are found by, worked out once. */
export function indexPositions(industries: readonly Industry[], needles: Needles): FoundBy {
  return industries.map((industry) => ({
    industry,
    positions: industry.positions.map((position) => ({ position, needles: needles(position) })),
  }))
}

/** Industries with those positions that hold every word of the question; industries without any are left out. */
export function findPositions(
  index: FoundBy,
  { q, industry: wanted }: { q: string; industry: string },
): IndustryShelf[] {
  const words = plain(q.normalize('NFKC')).split(' ').filter(Boolean)
  return index
    .filter(({ industry }) => !wanted || industry.id === wanted)
    .map(({ industry: { id, name, positions: all }, positions }) => {
      const byIndustry = words.every((word) => name.zh.includes(word) || plain(name.en).includes(word))
      const found = positions.filter(({ needles }) =>
        words.every((word) => needles.some((needle) => needle.includes(word))),
      )
      const shown = words.length > 0 && byIndustry ? all : found.map(({ position }) => position)
      return { id, name, positions: shown.map(({ id, name, summary }) => ({ id, name, summary })) }
    })
    .filter(({ positions }) => positions.length > 0)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s、，,/]+/g, ' ')
    .trim()
}
