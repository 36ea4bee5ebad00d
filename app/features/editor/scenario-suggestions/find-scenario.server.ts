import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfFailed } from '#app/api-client/undefined-if-failed'
import { scenarioForPosition } from '#app/preview/scenario-for-position.server'
import type { Scenario } from '#contract/catalogue/scenario'

/**
 * Returns a scenario by its id, with the sample lines of a position and of so many years of work; undefined when there is none or the API fails, because
 * its hints are optional.
 */
export async function findScenario(
  api: ApiClient,
  id: string | undefined,
  position = '',
  years = 0,
): Promise<Scenario | undefined> {
  const scenario = id ? await undefinedIfFailed(api.call('readScenario', { id })) : undefined
  return scenario && scenarioForPosition(api, scenario, position, years)
}
