/**
 * The fewest ids whose move turns one order into the other. Ids that are only in one of them count for nothing.
 */
export function movedIds(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((id, at) => [id, at]))
  const common = after.filter((id) => placeBefore.has(id))
  const unmoved = new Set(longestIncreasing(common, (id) => placeBefore.get(id)!))
  return new Set(common.filter((id) => !unmoved.has(id)))
}

/** The longest subsequence in ascending order; lists here have 60 entries at most, so squared time is short. */
function longestIncreasing(ids: readonly string[], placeOf: (id: string) => number): string[] {
  const chains: string[][] = []
  for (const id of ids) {
    const longest = chains.reduce<string[]>(
      (best, chain) => (placeOf(chain.at(-1)!) < placeOf(id) && chain.length > best.length ? chain : best),
      [],
    )
    chains.push([...longest, id])
  }
  return chains.reduce<string[]>((best, chain) => (chain.length > best.length ? chain : best), [])
}
