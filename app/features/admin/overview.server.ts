import { UpstreamFailure } from '#app/upstream/failure'
import type { Upstream } from '#app/upstream/upstream'
import type { AdminOverview } from '#contract/admin'

/** The figures; null while nobody can tell. */
export async function loadOverview(upstream: Upstream): Promise<AdminOverview | null> {
  try {
    return await upstream.call('readAdminOverview', {})
  } catch (error) {
    if (error instanceof UpstreamFailure) return null
    throw error
  }
}
