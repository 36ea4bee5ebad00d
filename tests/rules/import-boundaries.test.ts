import { dirname, relative } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { productPaths, root } from './source-files'

/** A file of each layer, whichever comes first. */
const someFile = {
  contract: first(/^contract\/.*\.ts$/),
  resumeModel: first(/^resume-model\/[\w-]+\.ts$/),
  telemetry: first(/^telemetry\/[\w-]+\.ts$/),
  api: first(/^api\/[\w-]+\.ts$/),
  fairQueue: first(/^fair-queue\/[\w-]+\.ts$/),
  importer: first(/^importer\/.*\.ts$/),
  typeset: first(/^typeset\/.*\.ts$/),
  resumeLint: first(/^resume-lint\/.*\.ts$/),
  templates: first(/^templates\/.*\/meta\.json$/),
  content: first(/^content\/.*\.\w+$/),
  routes: first(/^app\/routes\/.*\.tsx?$/),
  feature: first(/^app\/features\/.*\.tsx?$/),
  preview: first(/^app\/preview\/.*\.tsx?$/),
  indexedDb: first(/^app\/indexed-db\/.*\.tsx?$/),
  layouts: first(/^app\/layouts\/.*\.tsx?$/),
  runtime: first(/^app\/runtime\/.*\.tsx?$/),
  ui: first(/^app\/components\/ui\/.*\.tsx?$/),
  session: first(/^app\/session\/.*\.tsx?$/),
  components: first(/^app\/components\/(?!ui\/).*\.tsx?$/),
  apiClient: first(/^app\/api-client\/.*\.tsx?$/),
  appServer: first(/^app\/server\/.*\.tsx?$/),
  i18n: first(/^app\/i18n\/.*\.tsx?$/),
  settings: 'app/settings.server.ts',
  root: 'app/root.tsx',
  server: 'server.ts',
  scripts: first(/^scripts\/.*\.(ts|mjs)$/),
  perf: 'tests/perf/run.mjs',
  tests: 'tests/setup.ts',
}
type Layer = keyof typeof someFile
const everyLayer = Object.keys(someFile) as Layer[]

/** A file, and the layers it may import. */
const mayImport: Record<string, string> = {
  'contract/new.ts': 'contract',
  'telemetry/new.ts': 'telemetry',
  'resume-model/new.ts': 'resumeModel contract',
  'api/new.ts': 'api contract resumeModel telemetry',
  'api/orders/new.ts': 'api contract resumeModel telemetry',
  'fair-queue/new.ts': 'fairQueue',
  'importer/new.ts': 'importer contract resumeModel fairQueue',
  'typeset/new.ts': 'typeset contract resumeModel fairQueue templates',
  'resume-lint/new.ts': 'resumeLint contract resumeModel',
  'app/routes/new.tsx': 'routes feature preview components layouts runtime ui i18n session settings contract',
  'app/entry.new.tsx': 'root feature components layouts runtime ui i18n session settings contract',
  'app/features/new/new.tsx':
    'preview indexedDb components ui i18n apiClient resumeLint contract resumeModel',
  'app/features/new/new.ts': 'preview indexedDb components ui i18n apiClient resumeLint contract resumeModel',
  'app/features/new/new.server.ts':
    'preview indexedDb components ui i18n apiClient resumeLint contract resumeModel importer fairQueue typeset',
  'app/preview/new.tsx': 'preview components ui i18n apiClient resumeLint contract resumeModel',
  'app/preview/new.server.ts':
    'preview components ui i18n apiClient resumeLint contract resumeModel importer fairQueue typeset',
  'app/indexed-db/new.ts': 'indexedDb contract',
  'app/layouts/new.tsx': 'layouts runtime components ui i18n contract',
  'app/runtime/new.ts': 'runtime components ui i18n contract',
  'app/components/new.tsx': 'components ui i18n',
  'app/components/new/new.tsx': 'components ui i18n',
  'app/components/ui/new.tsx': 'ui',
  'app/session/new.server.ts': 'session apiClient contract settings',
  'app/api-client/new.ts': 'apiClient contract',
  'app/server/new.server.ts': 'appServer session apiClient fairQueue contract telemetry settings',
  'app/i18n/new.ts': 'i18n contract',
  'app/settings.server.ts': 'settings telemetry',
  'server.ts': 'server api appServer session apiClient importer typeset telemetry settings',
  'scripts/new.ts': 'scripts api importer typeset templates content contract resumeModel',
  'new.config.ts': 'scripts tests',
  'contract/new.test.ts': 'contract tests',
  'api/orders/new.test.ts': 'api contract resumeModel telemetry tests',
  'app/features/new/new.test.tsx':
    'preview indexedDb components ui i18n apiClient resumeLint contract resumeModel tests',
  'tests/e2e/new.ts': everyLayer.filter((layer) => !['routes', 'perf'].includes(layer)).join(' '),
  'tests/perf/new.ts': everyLayer.filter((layer) => layer !== 'routes').join(' '),
}

// The linted files are not on disk, so the rule that needs types is off.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
})

/** ESLint's messages about a file that does not exist. */
async function lintMessages(filePath: string, lines: string[]): Promise<{ line: number; rule: string }[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath })
  const fatal = result?.messages.find((message) => message.fatal)
  if (!result || fatal) throw new Error(`${filePath}: ${fatal?.message}`)
  return result.messages.map(({ line, ruleId }) => ({ line, rule: ruleId ?? '' }))
}

async function isReported(rule: string, filePath: string, ...lines: string[]): Promise<boolean> {
  return (await lintMessages(filePath, lines)).some((message) => message.rule === rule)
}

const dependencies = 'boundaries/dependencies'

describe('imports between layers', () => {
  test.each(Object.entries(mayImport))('%s may import %s', { timeout: 60_000 }, async (file, layers) => {
    const lines = everyLayer.map((layer) => `import '${specifier(file, someFile[layer])}'`)
    const found = await lintMessages(file, lines)
    const refused = new Set(
      found.filter(({ rule }) => rule.startsWith('boundaries/')).map(({ line }) => line - 1),
    )
    const allowed = everyLayer.filter((_, index) => !refused.has(index))
    expect(allowed.sort()).toEqual(layers.split(' ').sort())
  })

  test('a feature may import its own files', async () => {
    const own = `${dirname(someFile.feature)}/new.ts`
    expect(await isReported(dependencies, own, `import '${specifier(own, someFile.feature)}'`)).toBe(false)
  })

  test.each([
    ['app/server/new.ts', 'importer'],
    ['app/server/new.ts', 'typeset'],
  ] as const)('%s may import only types of %s', async (file, layer) => {
    const from = `from '${specifier(file, someFile[layer])}'`
    expect(await isReported(dependencies, file, `import type { A } ${from}`)).toBe(false)
    expect(await isReported(dependencies, file, `import { a } ${from}`)).toBe(true)
  })

  test.each([
    `const a = await import('${specifier('app/layouts/new.ts', someFile.api)}')`,
    `type A = typeof import('${specifier('app/layouts/new.ts', someFile.api)}')`,
    `export { a } from '${specifier('app/layouts/new.ts', someFile.api)}'`,
  ])('the boundaries also apply to %s', async (line) => {
    expect(await isReported(dependencies, 'app/layouts/new.ts', line)).toBe(true)
  })

  test('a misspelt alias is reported', async () => {
    expect(
      await isReported('boundaries/no-unknown-dependencies', 'app/layouts/new.ts', `import '#api/nowhere'`),
    ).toBe(true)
  })

  test('a folder without a layer is reported', async () => {
    expect(
      await isReported('boundaries/no-unknown-files', 'app/newfolder/new.ts', 'export const a = 1'),
    ).toBe(true)
  })
})

describe('packages', () => {
  test.each([
    ['contract/new.ts', 'zod', true],
    ['contract/new.ts', 'hono', false],
    ['contract/new.ts', 'node:fs', false],
    ['resume-model/new.ts', 'zod', true],
    ['resume-model/new.ts', 'node:fs', false],
    ['contract/new.test.ts', 'vitest', true],
    ['api/new.ts', 'hono', true],
    ['api/new.ts', 'node:fs', true],
    ['api/new.ts', 'react', false],
    ['telemetry/new.ts', 'react', false],
    ['api/new.ts', 'react-dom/server', false],
    ['api/new.ts', '@remix-run/node', false],
    ['typeset/new.ts', 'react', false],
    ['app/layouts/new.tsx', 'react', true],
  ])('%s may import %s: %s', async (file, name, allowed) => {
    expect(await isReported(dependencies, file, `import '${name}'`)).toBe(!allowed)
  })
})

describe('conventions', () => {
  test.each([
    ['app/features/new/new.ts', true],
    ['api/db/new.ts', true],
    ['app/settings.server.ts', false],
    ['api/settings.ts', false],
    ['scripts/new.mjs', false],
  ])('%s must not read the environment: %s', async (file, alone) => {
    const rule = 'no-restricted-properties'
    expect(await isReported(rule, file, 'export const a = process.env.A')).toBe(alone)
    expect(await isReported(rule, file, 'export const { env } = process')).toBe(alone)
  })

  test.each([
    ['app/features/new/new.tsx', true],
    ['app/routes/new.tsx', false],
    ['app/root.tsx', false],
    ['new.config.ts', false],
  ])('%s must not have a default export: %s', async (file, none) => {
    expect(await isReported('import-x/no-default-export', file, 'export default function a() {}')).toBe(none)
  })

  test.each([
    ['contract/new.ts', `export * from './month'`, true],
    ['contract/new.ts', `export { NOW } from './month'`, true],
    ['app/routes/new.tsx', `export { action } from '../root'`, false],
  ])('%s is a barrel with %s: %s', async (file, line, barrel) => {
    expect(await isReported('no-restricted-syntax', file, line)).toBe(barrel)
  })

  test('circular imports are reported', async () => {
    // contract/catalogue/template.ts imports contract/resume/style.ts.
    const line = (name: string) => `import { a } from '../${name}'; export const b = a`
    expect(
      await isReported('import-x/no-cycle', 'contract/resume/style.ts', line('catalogue/template')),
    ).toBe(true)
    expect(await isReported('import-x/no-cycle', 'contract/resume/style.ts', line('resume/month'))).toBe(
      false,
    )
  })
})

function first(pattern: RegExp): string {
  const path = productPaths().find((path) => pattern.test(path) && !/\.test\.|\.d\.m?ts$/.test(path))
  if (!path) throw new Error(`No file like ${pattern}`)
  return path
}

/** The specifier of an import: an alias where there is one. */
function specifier(from: string, to: string): string {
  const bare = to.replace(/\.tsx?$/, '')
  if (/^(api|app|contract|importer|resume-model|telemetry|typeset|tests)\//.test(to)) return `#${bare}`
  const path = relative(dirname(from), bare)
  return path.startsWith('.') ? path : `./${path}`
}
