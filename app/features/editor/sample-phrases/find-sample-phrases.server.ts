import { generalPositionId } from '#contract/catalogue/general-position'
import type { ApiClient } from '#app/api-client/api-client'
import type { Position, PositionSuggestion } from '#contract/catalogue/position'
import type { SamplePhrases } from './sample-phrases-types'

const maxQueryLength = 60
const maxMatches = 12
const maxAlike = 2

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
  const [position, general, ...alike] = await Promise.all([
    api.call('readPosition', { id }),
    isGeneral ? undefined : api.call('readPosition', { id: generalPositionId }),
    ...(requestedId === '' ? alikeOf(matches, first!) : []).map((one) =>
      api.call('readPosition', { id: one }),
    ),
  ])
  const { sections, graduateSummary } = general ?? position
  return {
    matches,
    position: phrasesOf(position, isGeneral),
    ...(alike.length > 0 && { alike: alike.map((one) => phrasesOf(one!, false)) }),
    sections,
    graduateSummary,
  }
}

function phrasesOf({ id, name, lines, skills, graduateSummary }: Position, isGeneral: boolean) {
  return { id, name, lines, skills, ...(!isGeneral && { graduateSummary }) }
}

/** The others whose names have the typed one in them, as the first has: it alone does not tell them apart. */
function alikeOf([first, ...others]: readonly PositionSuggestion[], typed: string): string[] {
  const hasTyped = (one: PositionSuggestion | undefined) => typed !== '' && one?.name.zh.includes(typed)
  return hasTyped(first)
    ? others
        .filter(hasTyped)
        .slice(0, maxAlike)
        .map(({ id }) => id)
    : []
}

/** Each once, and the general position last. */
function mergeMatches(found: readonly PositionSuggestion[]): PositionSuggestion[] {
  const near = new Map(found.filter(({ id }) => id !== generalPositionId).map((one) => [one.id, one]))
  const general = found.find(({ id }) => id === generalPositionId)
  return [...[...near.values()].slice(0, maxMatches - 1), ...(general ? [general] : [])]
}
