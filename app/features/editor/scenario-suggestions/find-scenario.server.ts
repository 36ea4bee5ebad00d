import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { scenarioForPosition } from '#app/preview/scenario-for-position.server'
import type { Scenario } from '#contract/catalogue/scenario'

/**
 * Returns a scenario by its id, with the sample lines of a position; undefined when there is none or the API fails, because
 * its hints are optional.
 */
export async function findScenario(
  api: ApiClient,
  id: string | undefined,
  position = '',
): Promise<Scenario | undefined> {
  if (!id) return undefined
  try {
    return await scenarioForPosition(api, await api.call('readScenario', { id }), position)
  } catch (error) {
    if (error instanceof ApiClientError) return undefined
    throw error
  }
}
