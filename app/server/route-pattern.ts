import { pathNamer } from '#telemetry/name-path'

type Route = { parentId?: string; path?: string }

/** Names the door a path goes through (telemetry/name-path.ts). @param routes of the Remix build */
export function routeNamer(routes: Readonly<Record<string, Route | undefined>>): (path: string) => string {
  const patterns = Object.values(routes)
    .map((route) => route && patternOf(route))
    .filter((pattern): pattern is string => pattern !== undefined && !pattern.includes('*'))
  const named = pathNamer(patterns)

  return (path) => named(path === '/_root.data' ? '/' : path.replace(/\.data$/, ''))

  function patternOf({ parentId, path = '' }: Route): string {
    const parent = parentId === undefined ? undefined : routes[parentId]
    const before = parent ? patternOf(parent) : ''
    return path === '' ? before || '/' : `${before === '/' ? '' : before}/${path}`
  }
}
