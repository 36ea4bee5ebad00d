import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { Scenario } from '#contract/scenario'

/** A purpose by its id; undefined for one that is not there, and while nobody can tell: its hints are only a help. */
export async function findScenario(
  upstream: Upstream,
  id: string | undefined,
): Promise<Scenario | undefined> {
  if (!id) return undefined
  try {
    return await upstream.call('readScenario', { id })
  } catch (error) {
    if (error instanceof UpstreamFailure) return undefined
    throw error
  }
}
