/** The rooms of the house: folders, and single files that are a room of their own. */
const folders = {
  contract: 'contract',
  telemetry: 'telemetry',
  scheduling: 'scheduling',
  api: 'api',
  reading: 'reading',
  typeset: 'typeset',
  checkup: 'checkup',
  templates: 'templates',
  content: 'content',
  routes: 'app/routes',
  feature: 'app/features/*',
  sheets: 'app/preview',
  device: 'app/local-storage',
  shell: 'app/shell',
  ui: 'app/components/ui',
  visit: 'app/session',
  upstream: 'app/api-client',
  front: 'app/server',
  i18n: 'app/i18n',
  scripts: 'scripts',
  tests: 'tests',
}
const files = {
  components: ['app/components/*.{ts,tsx}'],
  root: ['app/root.tsx', 'app/entry.*.tsx', 'app/routes.ts', 'app/*.css', 'app/*.d.ts'],
  settings: ['app/settings.server{,.test}.ts'],
  server: ['server.ts'],
  config: ['*.config.{ts,js}'],
}
const rooms = [...Object.keys(folders), ...Object.keys(files)]

/** Who may know whom, besides their own room. What is not here is forbidden: nobody imports routes, or tests. */
const arrows = {
  routes: ['feature', 'sheets', 'components', 'shell', 'ui', 'i18n', 'visit', 'settings', 'contract'],
  root: ['feature', 'components', 'shell', 'ui', 'i18n', 'visit', 'settings', 'contract'],
  feature: ['sheets', 'device', 'components', 'ui', 'i18n', 'upstream', 'checkup', 'contract'],
  sheets: ['components', 'ui', 'i18n', 'upstream', 'checkup', 'contract'],
  device: ['contract'],
  shell: ['components', 'ui', 'i18n', 'contract'],
  components: ['ui', 'i18n'],
  visit: ['upstream', 'contract', 'settings'],
  upstream: ['contract'],
  front: ['visit', 'upstream', 'scheduling', 'contract', 'telemetry', 'settings'],
  settings: ['telemetry'],
  api: ['contract', 'telemetry'],
  reading: ['contract', 'scheduling'],
  checkup: ['contract'],
  typeset: ['contract', 'scheduling', 'templates'],
  server: ['api', 'front', 'visit', 'upstream', 'reading', 'typeset', 'telemetry', 'settings'],
  scripts: ['api', 'reading', 'typeset', 'templates', 'content', 'contract'],
  config: ['scripts', 'tests'],
  tests: rooms.filter((name) => name !== 'routes'),
}
/** Known by its types alone. */
const typeArrows = { i18n: ['contract'], front: ['reading', 'typeset'], config: ['server'] }

/** A selector of some rooms. */
const room = (...names) => {
  const inFiles = names.filter((name) => name in files)
  const inFolders = names.filter((name) => name in folders)
  return [
    ...(inFolders.length > 0 ? [{ element: { type: inFolders } }] : []),
    ...(inFiles.length > 0 ? [{ file: { categories: inFiles } }] : []),
  ]
}
const packages = (source) => ({ module: { origin: ['external', 'core'], ...(source && { source }) } })
export const policies = [
  { allow: { to: packages() } },
  ...rooms.map((name) => ({ from: room(name), allow: { to: room(name, ...(arrows[name] ?? [])) } })),
  ...Object.entries(typeArrows).map(([from, to]) => ({
    from: room(from),
    allow: { to: room(...to), dependency: { kind: 'type' } },
  })),
  {
    from: room('feature'),
    disallow: {
      to: { element: { type: 'feature', captured: { name: '!{{ from.element.captured.name }}' } } },
    },
    message: 'A feature knows no other feature: the door composes them',
  },
  {
    from: { element: { type: ['feature', 'sheets'] }, file: { categories: 'server-only' } },
    allow: { to: room('reading', 'scheduling', 'typeset') },
  },
  {
    from: room('contract'),
    disallow: { to: packages() },
    message: 'contract/ knows zod and nothing else',
  },
  { from: room('contract'), allow: { to: packages('zod') } },
  {
    from: room('api', 'reading', 'typeset', 'checkup', 'telemetry'),
    disallow: { to: packages(['react', 'react-*', 'react-dom', '@remix-run/*', 'remix-*']) },
    message: 'Neither React nor Remix behind the API',
  },
  { from: { file: { categories: 'test' } }, allow: { to: [...room('tests'), packages()] } },
  { disallow: { to: { file: { categories: 'test' } } }, message: 'Nobody imports a test' },
]

export const elements = Object.entries(folders).map(([type, pattern]) => ({
  type,
  pattern,
  partialMatch: false,
  ...(type === 'feature' && { capture: ['name'] }),
}))

export const fileCategories = [
  ...Object.entries(files).map(([category, pattern]) => ({ category, pattern })),
  { category: 'server-only', pattern: '**/*.server{,.test}.{ts,tsx}' },
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
]
