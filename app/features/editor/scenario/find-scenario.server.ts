import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { Scenario } from '#contract/catalogue/scenario'

/** A purpose by its id; undefined for one that is not there, and while nobody can tell: its hints are only a help. */
export async function findScenario(api: ApiClient, id: string | undefined): Promise<Scenario | undefined> {
  if (!id) return undefined
  try {
    return await api.call('readScenario', { id })
  } catch (error) {
    if (error instanceof ApiClientError) return undefined
    throw error
  }
}
