import { LRUCache } from 'lru-cache'

/**
 * Maps a path to its route pattern: `/resume/edit/:resumeId`, never the path itself, so that there are as
 * many labels as patterns. Unknown paths are `other`.
 */
export function createRoutePatternMatcher(patterns: Iterable<string>): (path: string) => string {
  const cache = new LRUCache<string, string>({ max: 2_000 })
  const matchers = [...new Set(patterns)]
    .sort((a, b) => countParameters(a) - countParameters(b))
    .map((pattern) => ({ pattern, matches: toRegExp(pattern) }))

  return (path) => {
    const name = cache.get(path) ?? matchers.find(({ matches }) => matches.test(path))?.pattern ?? 'other'
    cache.set(path, name)
    return name
  }
}

const countParameters = (pattern: string) => pattern.split(':').length

function toRegExp(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}
