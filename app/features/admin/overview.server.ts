import { ApiClientError } from '#app/api-client/failure'
import type { ApiClient } from '#app/api-client/upstream'
import type { AdminOverview } from '#contract/admin'
import type { AdminSeries } from '#contract/admin-desk'

/** The last days by day; null while nobody can tell. */
export async function loadSeries(api: ApiClient): Promise<AdminSeries | null> {
  try {
    return await api.call('readAdminSeries', {})
  } catch (error) {
    if (error instanceof ApiClientError) return null
    throw error
  }
}

/** The figures; null while nobody can tell. */
export async function loadOverview(api: ApiClient): Promise<AdminOverview | null> {
  try {
    return await api.call('readAdminOverview', {})
  } catch (error) {
    if (error instanceof ApiClientError) return null
    throw error
  }
}
