import { dirname, relative } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { productPaths, root } from './source-files'

/** A file of each room, whichever comes first. */
const someFile = {
  contract: first(/^contract\/[\w-]+\.ts$/),
  telemetry: first(/^telemetry\/[\w-]+\.ts$/),
  api: first(/^api\/[\w-]+\.ts$/),
  scheduling: first(/^scheduling\/[\w-]+\.ts$/),
  reading: first(/^reading\/[\w-]+\.ts$/),
  typeset: first(/^typeset\/[\w-]+\.ts$/),
  checkup: first(/^checkup\/[\w-]+\.ts$/),
  templates: first(/^templates\/.*\/meta\.json$/),
  content: first(/^content\/.*\.\w+$/),
  routes: first(/^app\/routes\/.*\.tsx?$/),
  feature: first(/^app\/features\/.*\.tsx?$/),
  sheets: first(/^app\/sheets\/.*\.tsx?$/),
  device: first(/^app\/device\/.*\.tsx?$/),
  shell: first(/^app\/shell\/.*\.tsx?$/),
  ui: first(/^app\/components\/ui\/.*\.tsx?$/),
  visit: first(/^app\/visit\/.*\.tsx?$/),
  components: first(/^app\/components\/[\w-]+\.tsx?$/),
  upstream: first(/^app\/upstream\/.*\.tsx?$/),
  front: first(/^app\/front\/.*\.tsx?$/),
  i18n: first(/^app\/i18n\/.*\.tsx?$/),
  settings: 'app/settings.server.ts',
  root: 'app/root.tsx',
  server: 'server.ts',
  scripts: first(/^scripts\/.*\.(ts|mjs)$/),
  tests: 'tests/setup.ts',
}
type Room = keyof typeof someFile
const everyRoom = Object.keys(someFile) as Room[]

/** The table of the house: a file, and the rooms it may know. */
const mayKnow: Record<string, string> = {
  'contract/new.ts': 'contract',
  'telemetry/new.ts': 'telemetry',
  'api/new.ts': 'api contract telemetry',
  'api/routes/new.ts': 'api contract telemetry',
  'scheduling/new.ts': 'scheduling',
  'importer/new.ts': 'reading contract scheduling',
  'typeset/new.ts': 'typeset contract scheduling templates',
  'resume-lint/new.ts': 'checkup contract',
  'app/routes/new.tsx': 'routes feature sheets components shell ui i18n visit settings contract',
  'app/entry.new.tsx': 'root feature components shell ui i18n visit settings contract',
  'app/features/new/new.tsx': 'sheets device components ui i18n upstream checkup contract',
  'app/features/new/new.ts': 'sheets device components ui i18n upstream checkup contract',
  'app/features/new/new.server.ts':
    'sheets device components ui i18n upstream checkup contract reading scheduling typeset',
  'app/preview/new.tsx': 'sheets components ui i18n upstream checkup contract',
  'app/preview/new.server.ts':
    'sheets components ui i18n upstream checkup contract reading scheduling typeset',
  'app/local-storage/new.ts': 'device contract',
  'app/shell/new.tsx': 'shell components ui i18n contract',
  'app/components/new.tsx': 'components ui i18n',
  'app/components/ui/new.tsx': 'ui',
  'app/session/new.server.ts': 'visit upstream contract settings',
  'app/api-client/new.ts': 'upstream contract',
  'app/server/new.server.ts': 'front visit upstream scheduling contract telemetry settings',
  'app/i18n/new.ts': 'i18n',
  'app/settings.server.ts': 'settings telemetry',
  'server.ts': 'server api front visit upstream reading typeset telemetry settings',
  'scripts/new.ts': 'scripts api reading typeset templates content contract',
  'new.config.ts': 'scripts tests',
  'contract/new.test.ts': 'contract tests',
  'api/rules/new.test.ts': 'api contract telemetry tests',
  'app/features/new/new.test.tsx': 'sheets device components ui i18n upstream checkup contract tests',
  'tests/e2e/new.ts': everyRoom.filter((room) => room !== 'routes').join(' '),
}

// The files linted here are not on disk, so the rule that asks for types rests.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
})

/** What ESLint says about a file that is not there: `line rule`. */
async function complaints(filePath: string, lines: string[]): Promise<{ line: number; rule: string }[]> {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath })
  const fatal = result?.messages.find((message) => message.fatal)
  if (!result || fatal) throw new Error(`${filePath}: ${fatal?.message}`)
  return result.messages.map(({ line, ruleId }) => ({ line, rule: ruleId ?? '' }))
}

async function complainsAbout(rule: string, filePath: string, ...lines: string[]): Promise<boolean> {
  return (await complaints(filePath, lines)).some((complaint) => complaint.rule === rule)
}

const dependencies = 'boundaries/dependencies'

describe('who may know whom', () => {
  test.each(Object.entries(mayKnow))('%s knows %s', { timeout: 60_000 }, async (file, rooms) => {
    const lines = everyRoom.map((room) => `import '${specifier(file, someFile[room])}'`)
    const found = await complaints(file, lines)
    const refused = new Set(
      found.filter(({ rule }) => rule.startsWith('boundaries/')).map(({ line }) => line - 1),
    )
    const known = everyRoom.filter((_, index) => !refused.has(index))
    expect(known.sort()).toEqual(rooms.split(' ').sort())
  })

  test('a feature knows itself', async () => {
    const own = `${dirname(someFile.feature)}/new.ts`
    expect(await complainsAbout(dependencies, own, `import '${specifier(own, someFile.feature)}'`)).toBe(
      false,
    )
  })

  test.each([
    ['app/i18n/new.ts', 'contract'],
    ['app/server/new.ts', 'reading'],
    ['app/server/new.ts', 'typeset'],
  ] as const)('%s knows %s by its types alone', async (file, room) => {
    const from = `from '${specifier(file, someFile[room])}'`
    expect(await complainsAbout(dependencies, file, `import type { A } ${from}`)).toBe(false)
    expect(await complainsAbout(dependencies, file, `import { a } ${from}`)).toBe(true)
  })

  test.each([
    `const a = await import('${specifier('app/shell/new.ts', someFile.api)}')`,
    `type A = typeof import('${specifier('app/shell/new.ts', someFile.api)}')`,
    `export { a } from '${specifier('app/shell/new.ts', someFile.api)}'`,
  ])('no way round: %s', async (line) => {
    expect(await complainsAbout(dependencies, 'app/shell/new.ts', line)).toBe(true)
  })

  test('a misspelt alias is no package', async () => {
    expect(
      await complainsAbout('boundaries/no-unknown-dependencies', 'app/shell/new.ts', `import '#api/nowhere'`),
    ).toBe(true)
  })

  test('a new folder needs a place on the plan', async () => {
    expect(
      await complainsAbout('boundaries/no-unknown-files', 'app/newfolder/new.ts', 'export const a = 1'),
    ).toBe(true)
  })
})

describe('packages', () => {
  test.each([
    ['contract/new.ts', 'zod', true],
    ['contract/new.ts', 'hono', false],
    ['contract/new.ts', 'node:fs', false],
    ['contract/new.test.ts', 'vitest', true],
    ['api/new.ts', 'hono', true],
    ['api/new.ts', 'node:fs', true],
    ['api/new.ts', 'react', false],
    ['telemetry/new.ts', 'react', false],
    ['api/new.ts', 'react-dom/server', false],
    ['api/new.ts', '@remix-run/node', false],
    ['typeset/new.ts', 'react', false],
    ['app/shell/new.tsx', 'react', true],
  ])('%s, %s: %s', async (file, name, allowed) => {
    expect(await complainsAbout(dependencies, file, `import '${name}'`)).toBe(!allowed)
  })
})

describe('habits', () => {
  test.each([
    ['app/features/new/new.ts', true],
    ['api/db/new.ts', true],
    ['app/settings.server.ts', false],
    ['api/settings.ts', false],
    ['scripts/new.mjs', false],
  ])('%s leaves the environment alone: %s', async (file, alone) => {
    const rule = 'no-restricted-properties'
    expect(await complainsAbout(rule, file, 'export const a = process.env.A')).toBe(alone)
    expect(await complainsAbout(rule, file, 'export const { env } = process')).toBe(alone)
  })

  test.each([
    ['app/features/new/new.tsx', true],
    ['app/routes/new.tsx', false],
    ['app/root.tsx', false],
    ['new.config.ts', false],
  ])('%s has no default export: %s', async (file, none) => {
    expect(await complainsAbout('import-x/no-default-export', file, 'export default function a() {}')).toBe(
      none,
    )
  })

  test.each([
    ['contract/new.ts', `export * from './month'`, true],
    ['contract/new.ts', `export { NOW } from './month'`, true],
    ['app/routes/new.tsx', `export { action } from '../root'`, false],
  ])('%s is a barrel with %s: %s', async (file, line, barrel) => {
    expect(await complainsAbout('no-restricted-syntax', file, line)).toBe(barrel)
  })

  test('no circles', async () => {
    // contract/template.ts imports contract/style.ts.
    const line = (name: string) => `import { a } from './${name}'; export const b = a`
    expect(await complainsAbout('import-x/no-cycle', 'contract/style.ts', line('template'))).toBe(true)
    expect(await complainsAbout('import-x/no-cycle', 'contract/style.ts', line('month'))).toBe(false)
  })
})

function first(pattern: RegExp): string {
  const path = productPaths().find((path) => pattern.test(path) && !/\.test\.|\.d\.m?ts$/.test(path))
  if (!path) throw new Error(`No file like ${pattern}`)
  return path
}

/** How a file would name another: by alias where there is one. */
function specifier(from: string, to: string): string {
  const bare = to.replace(/\.tsx?$/, '')
  if (/^(api|app|contract|reading|telemetry|typeset|tests)\//.test(to)) return `#${bare}`
  const path = relative(dirname(from), bare)
  return path.startsWith('.') ? path : `./${path}`
}
