/** `daily`: the tests of `npm test`. `deep`: the other tests, run by `npm run test:deep`. `all`: both. */
export const depths = ['daily', 'deep', 'all'] as const
export type Depth = (typeof depths)[number]
export const projectNames = ['desktop', 'phone', 'no-javascript'] as const
export type ProjectName = (typeof projectNames)[number]

/** The only tags that a project runs, and the tags that it never runs. */
const tagsOf: Record<ProjectName, { only?: string; never?: string }> = {
  desktop: { never: '@phone|@no-javascript' },
  phone: { never: '@desktop|@no-javascript|@wide' },
  'no-javascript': { only: '@everywhere|@wide|@no-javascript' },
}

/** The tags a test may have. */
export const journeyTags = [
  ...['@everywhere', '@wide', '@desktop', '@phone', '@no-javascript'],
  ...['@deep', ...projectNames.map((name) => `@deep-${name}`)],
  // Also runs on another version of Node.
  '@smoke',
]

/**
 * Returns the `grep` and `grepInvert` of a project, which Playwright matches against project, file, titles
 * and tags of each test.
 */
export function selectJourneys(name: ProjectName, depth: Depth): { grep: RegExp; grepInvert?: RegExp } {
  const { only = '', never } = tagsOf[name]
  const isDeep = `@deep(?![\\w-])|@deep-${name}(?![\\w-])`
  const wanted = depth === 'deep' ? `(?=.*(?:${isDeep}))` : ''
  const unwanted = [never, depth === 'daily' ? isDeep : undefined].filter((one) => one !== undefined)
  return {
    grep: new RegExp(`^${wanted}(?=.*(?:${only}))`, 's'),
    ...(unwanted.length > 0 && { grepInvert: new RegExp(unwanted.join('|')) }),
  }
}

export function readDepth(value: string | undefined): Depth {
  const depth = depths.find((one) => one === (value ?? 'all'))
  if (!depth) throw new Error(`TEST_DEPTH is one of ${depths.join(', ')}, not ${value}`)
  return depth
}
