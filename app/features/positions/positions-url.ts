/** What the list of positions is narrowed to. */
export type PositionsQuery = { q: string; industry: string; withSample: boolean }

/** The address of the same list with another query. */
export function positionsUrl({ q, industry, withSample }: PositionsQuery): string {
  const query = { ...(q && { q }), ...(industry && { industry }), ...(withSample && { sample: '1' }) }
  return `?${new URLSearchParams(query)}`
}
