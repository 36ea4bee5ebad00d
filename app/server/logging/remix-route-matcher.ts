import { pagePathOf } from '#app/runtime/remix-internals'
import { createRoutePatternMatcher } from '#telemetry/route-pattern-matcher'

type Route = { parentId?: string; path?: string }

/** Names the route of a path (telemetry/route-pattern-matcher.ts). @param routes of the Remix build */
export function createRemixRouteMatcher(
  routes: Readonly<Record<string, Route | undefined>>,
): (path: string) => string {
  const patterns = Object.values(routes)
    .map((route) => route && routePattern(route))
    .filter((pattern): pattern is string => pattern !== undefined && !pattern.includes('*'))
  const matchPattern = createRoutePatternMatcher(patterns)

  return (path) => matchPattern(pagePathOf(path))

  function routePattern({ parentId, path = '' }: Route): string {
    const parent = parentId === undefined ? undefined : routes[parentId]
    const parentPattern = parent ? routePattern(parent) : ''
    return path === '' ? parentPattern || '/' : `${parentPattern === '/' ? '' : parentPattern}/${path}`
  }
}
