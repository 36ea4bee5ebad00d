import { isSameValue } from './same-value'
import { settle, type MergeContext, type Sides } from './merge-context'

/**
 * Returns the ids that stay, in an order that both sides can recognize: what one side moved is moved, what one
 * side added stands behind the same neighbour. Lists that both sides moved differently are asked about.
 */
export function mergeOrder(
  context: MergeContext,
  path: readonly string[],
  sides: Sides<string[]>,
  staying: ReadonlySet<string>,
): string[] {
  const stay = (ids: string[] = []) => ids.filter((id) => staying.has(id))
  const [mine, theirs] = [stay(sides.mine), stay(sides.theirs)]
  const theirIds = new Set(theirs)
  const shared = new Set(mine.filter((id) => theirIds.has(id)))
  const within = (ids: string[] = [], known: ReadonlySet<string>) => ids.filter((id) => known.has(id))
  const order = { mine: within(mine, shared), theirs: within(theirs, shared) }
  const known = new Set(within(sides.base, shared))
  const hasMoved = (ids: string[]) => !isSameValue(within(ids, known), within(sides.base, known))

  const chooseOrder = (): string[] => {
    if (isSameValue(order.mine, order.theirs)) return order.mine
    if (context.hasSent && isSameValue(within(sides.sent, shared), order.theirs)) return order.mine
    const [mineMoved, theirsMoved] = [hasMoved(mine), hasMoved(theirs)]
    if (mineMoved && theirsMoved) {
      const conflict = { path, base: sides.base, mine: order.mine, theirs: order.theirs }
      return settle(context, conflict) === 'theirs' ? order.theirs : order.mine
    }
    if (mineMoved !== theirsMoved) return mineMoved ? order.mine : order.theirs
    // Both added the same entries in another order: the same result on either side.
    return order.mine.join() < order.theirs.join() ? order.mine : order.theirs
  }
  const mineRuns = runsBehind(mine, shared)
  const theirRuns = runsBehind(theirs, shared)
  return ['', ...chooseOrder()].flatMap((id) => {
    const runs = [mineRuns.get(id) ?? [], theirRuns.get(id) ?? []]
    runs.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    return [...(id === '' ? [] : [id]), ...runs.flat()]
  })
}

/** The entries that only this side has, by the shared one they stand behind; '' at the beginning. */
function runsBehind(ids: readonly string[], shared: ReadonlySet<string>): Map<string, string[]> {
  const runs = new Map<string, string[]>()
  let behind = ''
  for (const id of ids)
    if (shared.has(id)) behind = id
    else runs.set(behind, [...(runs.get(behind) ?? []), id])
  return runs
}
