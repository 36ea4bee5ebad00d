import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { AdminOverview } from '#contract/admin'
import type { AdminSeries } from '#contract/admin-desk'

/** The last days by day; null while nobody can tell. */
export async function loadSeries(upstream: Upstream): Promise<AdminSeries | null> {
  try {
    return await upstream.call('readAdminSeries', {})
  } catch (error) {
    if (error instanceof UpstreamFailure) return null
    throw error
  }
}

/** The figures; null while nobody can tell. */
export async function loadOverview(upstream: Upstream): Promise<AdminOverview | null> {
  try {
    return await upstream.call('readAdminOverview', {})
  } catch (error) {
    if (error instanceof UpstreamFailure) return null
    throw error
  }
}
