import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { Scenario } from '#contract/catalogue/scenario'

/**
 * Returns a scenario by its id; undefined when there is none or the API fails, because its hints are
 * optional.
 */
export async function findScenario(api: ApiClient, id: string | undefined): Promise<Scenario | undefined> {
  if (!id) return undefined
  try {
    return await api.call('readScenario', { id })
  } catch (error) {
    if (error instanceof ApiClientError) return undefined
    throw error
  }
}
