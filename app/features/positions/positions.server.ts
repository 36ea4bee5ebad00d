import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { Template } from '#contract/template'

const longestQuestion = 60

/** The industries and positions that a question asks for; `all` are the industries there are. */
export async function loadPositions(upstream: Upstream, query: URLSearchParams) {
  const q = (query.get('q') ?? '').trim().slice(0, longestQuestion)
  const industry = (query.get('industry') ?? '').slice(0, 40)
  const [found, all] = await Promise.all([
    upstream.call('listPositions', { q, industry }),
    upstream.call('listPositions', {}),
  ])
  return {
    q,
    industry,
    found,
    industries: all.map(({ id, name, positions }) => ({ id, name, count: positions.length })),
  }
}
export type PositionsView = Awaited<ReturnType<typeof loadPositions>>

/** A position with the templates that suit it; undefined when there is none of this id. */
export async function loadPosition(upstream: Upstream, id: string) {
  try {
    const [position, templates] = await Promise.all([
      upstream.call('readPosition', { id }),
      upstream.call('listTemplates', {}),
    ])
    const looks = position.templates
      .map((wanted) => templates.find((template) => template.id === wanted))
      .filter((template): template is Template => template !== undefined)
      .map(({ id, name }) => ({ id, name }))
    return { position, looks }
  } catch (error) {
    if (error instanceof UpstreamFailure && (error.isNotFound || error.isBadInput)) return undefined
    throw error
  }
}
export type PositionView = NonNullable<Awaited<ReturnType<typeof loadPosition>>>

export async function loadPositionIds(upstream: Upstream): Promise<string[]> {
  return (await upstream.call('listPositions', {})).flatMap(({ positions }) => positions.map(({ id }) => id))
}
