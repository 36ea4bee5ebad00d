import type { ApiClient } from '#app/api-client/api-client'
import type { SamplePhrases } from './sample-phrases-types'

const maxQueryLength = 60

/**
 * Returns the positions nearest to a query, and the sample phrases of the requested one, else of the first.
 * @throws ApiClientError
 */
export async function findSamplePhrases(api: ApiClient, query: URLSearchParams): Promise<SamplePhrases> {
  const q = (query.get('q') ?? '').trim().slice(0, maxQueryLength)
  const matches = await api.call('suggestPositions', { q })
  const requestedId = query.get('position') ?? ''
  const id = matches.find((one) => one.id === requestedId)?.id ?? matches[0]?.id
  if (id === undefined) return { matches }
  const { name, lines, skills } = await api.call('readPosition', { id })
  return { matches, position: { id, name, lines, skills } }
}
