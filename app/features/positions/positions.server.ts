import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'

const maxQueryLength = 60

/** Loads the industries and positions that match a search, and all industries for the filter. */
export async function loadPositions(api: ApiClient, query: URLSearchParams) {
  const q = (query.get('q') ?? '').trim().slice(0, maxQueryLength)
  const industry = (query.get('industry') ?? '').slice(0, 40)
  const [found, all] = await Promise.all([
    api.call('listPositions', { q, industry }),
    api.call('listPositions', {}),
  ])
  return {
    q,
    industry,
    found,
    industries: all.map(({ id, name, positions }) => ({ id, name, count: positions.length })),
  }
}
export type PositionsView = Awaited<ReturnType<typeof loadPositions>>

/** Loads a position with its suitable templates; undefined for an unknown id. */
export async function loadPosition(api: ApiClient, id: string) {
  const [position, templates] = await Promise.all([
    undefinedIfUnknown(api.call('readPosition', { id })),
    api.call('listTemplates', {}),
  ])
  const positionTemplates = position?.templates
    .map((templateId) => templates.find((template) => template.id === templateId))
    .filter((template) => template !== undefined)
    .map(({ id, name }) => ({ id, name }))
  return position && positionTemplates && { position, positionTemplates }
}
export type PositionView = NonNullable<Awaited<ReturnType<typeof loadPosition>>>

export async function loadPositionIds(api: ApiClient): Promise<string[]> {
  return (await api.call('listPositions', {})).flatMap(({ positions }) => positions.map(({ id }) => id))
}
