import type { Upstream } from '#app/api-client/upstream'
import type { SampleLines } from './sample-answer'

const mostFound = 12
const longest = 60

/** The positions that a question finds, and what one of them writes: the one asked for, else the first. @throws UpstreamFailure */
export async function findSampleLines(upstream: Upstream, query: URLSearchParams): Promise<SampleLines> {
  const q = (query.get('q') ?? '').trim().slice(0, longest)
  const shelves = await upstream.call('listPositions', { q })
  const found = shelves
    .flatMap(({ name: industry, positions }) => positions.map(({ id, name }) => ({ id, name, industry })))
    .slice(0, mostFound)
  const asked = query.get('position') ?? ''
  const id = found.find((one) => one.id === asked)?.id ?? found[0]?.id
  if (id === undefined) return { found }
  const { name, lines, skills } = await upstream.call('readPosition', { id })
  return { found, position: { id, name, lines, skills } }
}
