import { generalPositionId } from '#contract/catalogue/general-position'
import type { ApiClient } from '#app/api-client/api-client'
import type { PositionSuggestion } from '#contract/catalogue/position'
import type { SamplePhrases } from './sample-phrases-types'

const maxQueryLength = 60
const maxMatches = 12

/**
 * Returns the positions nearest to `q`, then those nearest to `or`, last the general one; and the sample phrases of the requested
 * position, else of the first.
 * @throws ApiClientError
 */
export async function findSamplePhrases(api: ApiClient, query: URLSearchParams): Promise<SamplePhrases> {
  const [first, second] = ['q', 'or'].map((name) => (query.get(name) ?? '').trim().slice(0, maxQueryLength))
  const suggest = async (q: string) => api.call('suggestPositions', { q })
  const found = await Promise.all([suggest(first!), ...(second ? [suggest(second)] : [])])
  const matches = mergeMatches(found.flat())
  const requestedId = query.get('position') ?? ''
  const id = matches.find((one) => one.id === requestedId)?.id ?? matches[0]?.id
  if (id === undefined) return { matches }
  const isGeneral = id === generalPositionId
  const [position, general] = await Promise.all([
    api.call('readPosition', { id }),
    isGeneral ? undefined : api.call('readPosition', { id: generalPositionId }),
  ])
  const { name, lines, skills, graduateSummary } = position
  const { sections, graduateSummary: anyGraduateSummary } = general ?? position
  return {
    matches,
    position: { id, name, lines, skills, ...(!isGeneral && { graduateSummary }) },
    sections,
    graduateSummary: anyGraduateSummary,
  }
}

/** Each once, and the general position last. */
function mergeMatches(found: readonly PositionSuggestion[]): PositionSuggestion[] {
  const near = new Map(found.filter(({ id }) => id !== generalPositionId).map((one) => [one.id, one]))
  const general = found.find(({ id }) => id === generalPositionId)
  return [...[...near.values()].slice(0, maxMatches - 1), ...(general ? [general] : [])]
}
