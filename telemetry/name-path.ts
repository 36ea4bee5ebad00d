import { LRUCache } from 'lru-cache'

/**
 * Names the pattern a path is of: `/resume/edit/:resumeId`, never the path itself, so that there are as many names as
 * patterns. What is of none is `other`.
 */
export function pathNamer(patterns: Iterable<string>): (path: string) => string {
  const known = new LRUCache<string, string>({ max: 2_000 })
  const all = [...new Set(patterns)]
    .sort((a, b) => parameters(a) - parameters(b))
    .map((pattern) => ({ pattern, matches: matcherOf(pattern) }))

  return (path) => {
    const name = known.get(path) ?? all.find(({ matches }) => matches.test(path))?.pattern ?? 'other'
    known.set(path, name)
    return name
  }
}

const parameters = (pattern: string) => pattern.split(':').length

function matcherOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return new RegExp(`^${parts.join('/')}/?$`, 'i')
}
