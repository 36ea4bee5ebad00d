/** The layers of the code: folders, and single files that are a layer of their own. */
const folders = {
  contract: 'contract',
  resumeModel: 'resume-model',
  telemetry: 'telemetry',
  fairQueue: 'fair-queue',
  api: 'api',
  importer: 'importer',
  typeset: 'typeset',
  resumeLint: 'resume-lint',
  templates: 'templates',
  content: 'content',
  routes: 'app/routes',
  feature: 'app/features/*',
  preview: 'app/preview',
  indexedDb: 'app/indexed-db',
  layouts: 'app/layouts',
  runtime: 'app/runtime',
  ui: 'app/components/ui',
  components: 'app/components',
  session: 'app/session',
  apiClient: 'app/api-client',
  appServer: 'app/server',
  i18n: 'app/i18n',
  scripts: 'scripts',
  perf: 'tests/perf',
  tests: 'tests',
}
const files = {
  root: ['app/root.tsx', 'app/entry.*.tsx', 'app/routes.ts', 'app/*.css', 'app/*.d.ts'],
  remixInternals: ['app/runtime/remix-internals.ts'],
  settings: ['app/settings.server{,.test}.ts'],
  server: ['server.ts'],
  config: ['*.config.{ts,js}'],
}
/** What typesets in the browser: the only code there that knows the typesetter. */
const deviceFiles = 'app/preview/device/**'
const layers = [...Object.keys(folders), ...Object.keys(files)]

/** Which layers a layer may import, besides itself. What is not here is forbidden: nothing imports routes, tests or perf. */
const imports = {
  routes: [
    'feature',
    'preview',
    'components',
    'layouts',
    'runtime',
    'ui',
    'i18n',
    'session',
    'settings',
    'contract',
  ],
  root: ['feature', 'components', 'layouts', 'runtime', 'ui', 'i18n', 'session', 'settings', 'contract'],
  feature: [
    'preview',
    'indexedDb',
    'components',
    'ui',
    'i18n',
    'apiClient',
    'resumeLint',
    'contract',
    'resumeModel',
  ],
  preview: ['components', 'ui', 'i18n', 'apiClient', 'resumeLint', 'contract', 'resumeModel'],
  indexedDb: ['contract'],
  layouts: ['runtime', 'components', 'ui', 'i18n', 'contract'],
  runtime: ['components', 'ui', 'i18n', 'contract'],
  components: ['ui', 'i18n'],
  i18n: ['contract'],
  session: ['apiClient', 'contract', 'settings', 'remixInternals'],
  apiClient: ['contract'],
  appServer: ['session', 'apiClient', 'fairQueue', 'contract', 'telemetry', 'settings', 'remixInternals'],
  settings: ['telemetry'],
  resumeModel: ['contract'],
  api: ['contract', 'resumeModel', 'telemetry'],
  importer: ['contract', 'resumeModel', 'fairQueue'],
  resumeLint: ['contract', 'resumeModel'],
  typeset: ['contract', 'resumeModel', 'fairQueue', 'templates'],
  server: ['api', 'appServer', 'session', 'apiClient', 'importer', 'typeset', 'telemetry', 'settings'],
  scripts: ['api', 'importer', 'typeset', 'templates', 'content', 'contract', 'resumeModel'],
  config: ['scripts', 'tests', 'remixInternals'],
  tests: layers.filter((name) => !['routes', 'perf'].includes(name)),
  perf: layers.filter((name) => name !== 'routes'),
}
/** Of which it may import types alone. */
const typeImports = { appServer: ['importer', 'typeset'], config: ['server'] }

/** A selector of some layers. */
const layerSelector = (...names) => {
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
  ...layers.map((name) => ({
    from: layerSelector(name),
    allow: { to: layerSelector(name, ...(imports[name] ?? [])) },
  })),
  ...Object.entries(typeImports).map(([from, to]) => ({
    from: layerSelector(from),
    allow: { to: layerSelector(...to), dependency: { kind: 'type' } },
  })),
  {
    from: layerSelector('feature'),
    disallow: {
      to: { element: { type: 'feature', captured: { name: '!{{ from.element.captured.name }}' } } },
    },
    message: 'A feature imports no other feature: the route composes them',
  },
  {
    from: { element: { type: ['feature', 'preview'] }, file: { categories: 'server-only' } },
    allow: { to: layerSelector('importer', 'fairQueue', 'typeset') },
  },
  { from: { file: { categories: 'device' } }, allow: { to: layerSelector('typeset') } },
  {
    from: layerSelector('contract', 'resumeModel'),
    disallow: { to: packages() },
    message: 'contract/ and resume-model/ import zod and no other package',
  },
  { from: layerSelector('contract', 'resumeModel'), allow: { to: packages('zod') } },
  {
    from: layerSelector('api', 'importer', 'typeset', 'resumeLint', 'telemetry'),
    disallow: { to: packages(['react', 'react-*', 'react-dom', '@remix-run/*', 'remix-*']) },
    message: 'Neither React nor Remix behind the API',
  },
  { from: { file: { categories: 'test' } }, allow: { to: [...layerSelector('tests'), packages()] } },
  { disallow: { to: { file: { categories: 'test' } } }, message: 'Nothing imports a test' },
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
  { category: 'device', pattern: deviceFiles },
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
]
