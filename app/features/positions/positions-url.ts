/** Which finished resumes a position must have to be listed: any, one of a graduate, or none. */
export type SampleKind = '' | '1' | 'graduate'

/** What the list of positions is narrowed to. */
export type PositionsQuery = { q: string; industry: string; kind: SampleKind }

/** The address of the same list with another query. */
export function positionsUrl({ q, industry, kind }: PositionsQuery): string {
  const query = { ...(q && { q }), ...(industry && { industry }), ...(kind && { sample: kind }) }
  return `?${new URLSearchParams(query)}`
}
