import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { AdminOverview } from '#contract/admin/admin-order'
import type { AdminSeries } from '#contract/admin/admin-panel'

/** Returns the last days by day; null on failure. */
export async function loadSeries(api: ApiClient): Promise<AdminSeries | null> {
  try {
    return await api.call('readAdminSeries', {})
  } catch (error) {
    if (error instanceof ApiClientError) return null
    throw error
  }
}

/** Returns the figures; null on failure. */
export async function loadOverview(api: ApiClient): Promise<AdminOverview | null> {
  try {
    return await api.call('readAdminOverview', {})
  } catch (error) {
    if (error instanceof ApiClientError) return null
    throw error
  }
}
