import { LRUCache } from 'lru-cache'

type Route = { parentId?: string; path?: string }

/**
 * Names the door a path goes through: `/resume/edit/:resumeId`, never the path itself, so that there are as many names as
 * doors. What no door has is `other`. @param routes of the Remix build
 */
export function routeNamer(routes: Readonly<Record<string, Route | undefined>>): (path: string) => string {
  const patterns = [...new Set(Object.values(routes).map((route) => route && patternOf(route)))]
    .filter((pattern): pattern is string => pattern !== undefined && !pattern.includes('*'))
    .sort((a, b) => parameters(a) - parameters(b))
    .map((pattern) => ({ pattern, matches: matcherOf(pattern) }))
  const known = new LRUCache<string, string>({ max: 2_000 })

  return (path) => {
    const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
    const name = known.get(page) ?? patterns.find(({ matches }) => matches.test(page))?.pattern ?? 'other'
    known.set(page, name)
    return name
  }

  function patternOf({ parentId, path = '' }: Route): string {
    const parent = parentId === undefined ? undefined : routes[parentId]
    const before = parent ? patternOf(parent) : ''
    return path === '' ? before || '/' : `${before === '/' ? '' : before}/${path}`
  }
}

const parameters = (pattern: string) => pattern.split(':').length

function matcherOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}
