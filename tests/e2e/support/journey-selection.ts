/** `daily`: what `npm test` runs. `deep`: what it leaves to `npm run test:deep`. Both together are `all`. */
export const depths = ['daily', 'deep', 'all'] as const
export type Depth = (typeof depths)[number]
export const projectNames = ['desktop', 'phone', 'no-javascript'] as const
export type ProjectName = (typeof projectNames)[number]

/** Which tags a project runs at all, and which it never does. */
const tagsOf: Record<ProjectName, { only?: string; never?: string }> = {
  desktop: { never: '@phone|@no-javascript' },
  phone: { never: '@desktop|@no-javascript|@wide' },
  'no-javascript': { only: '@everywhere|@wide|@no-javascript' },
}

/** What a journey may be tagged with. */
export const journeyTags = [
  ...['@everywhere', '@wide', '@desktop', '@phone', '@no-javascript'],
  ...['@deep', ...projectNames.map((name) => `@deep-${name}`)],
  // Walked on another version of Node as well.
  '@smoke',
]

/** The `grep` and `grepInvert` of a project, which Playwright holds against project, file, titles and tags of each journey. */
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
