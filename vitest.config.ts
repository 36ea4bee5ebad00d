import { readdirSync, readFileSync } from 'node:fs'
import tsconfigPaths from 'vite-tsconfig-paths'
import { defineConfig } from 'vitest/config'
import { inlineScriptPlugin } from './scripts/inline-script-plugin'
import { nameListsPlugin } from './scripts/name-lists-plugin'
import { pageIndexPlugin } from './scripts/page-index-plugin'

/** Whose tests run here; the journeys of tests/e2e are Playwright's. */
export const testFolders =
  'contract,resume-model,api,importer,fair-queue,telemetry,typeset,resume-lint,app,tests/rules,tests/integration'

const isComponentTest = (path: string) => path.startsWith('app/') && path.endsWith('.test.tsx')
const isAppTest = (path: string) => path.startsWith('app/') && !path.startsWith('app/server/')
/** To count steps, V8's optimizing compilers are switched off, for good. */
const countsSteps = (text: string) => text.includes('linear-time/step-counter')
const replacesModules = (text: string) => /\bvi\.(mock|doMock|resetModules)\(/.test(text)
/** Hono's server replaces the global Response; msw, which most tests of app use, compares Responses by class. */
const usesMswBesideServers = (path: string, text: string) =>
  !isAppTest(path) && /useApiServer|fakeApiClient/.test(text)

const testFiles = testFolders
  .split(',')
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path))
const ownProcess = testFiles.filter((path) => {
  const text = readFileSync(path, 'utf8')
  return replacesModules(text) || countsSteps(text) || usesMswBesideServers(path, text)
})
const sharedProcess = testFiles.filter((path) => !ownProcess.includes(path))

const node = { environment: 'node', setupFiles: ['tests/setup.ts'] }
const withPostgres = { ...node, globalSetup: ['tests/postgres/global-setup.ts'] }
const browser = { environment: 'happy-dom', setupFiles: ['tests/setup.ts', 'tests/setup-browser.ts'] }
const project = (name: string, include: string[], options: typeof node, isolate = false) => ({
  extends: true as const,
  test: { name, include, isolate, ...options },
})

export default defineConfig({
  plugins: [tsconfigPaths(), inlineScriptPlugin(), pageIndexPlugin(), nameListsPlugin()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Long enough for a machine that is busy with others: they only end what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    unstubEnvs: true,
    unstubGlobals: true,
    tags: [
      { name: 'deep', description: 'matrices and faults: left to `npm run test:deep`' },
      {
        name: 'processes',
        description: 'real worker processes on a machine that may be busy: a second try, like a journey',
        retry: 1,
      },
      { name: 'sized', description: 'small in `npm test`, whole in `npm run test:deep`' },
    ],
    // Files of a project share a process and the modules it has loaded, unless they replace modules: a process for
    // each file took a third of the time.
    projects: [
      project(
        'node',
        sharedProcess.filter((path) => !isAppTest(path)),
        withPostgres,
      ),
      project(
        'app',
        sharedProcess.filter((path) => isAppTest(path) && !isComponentTest(path)),
        node,
      ),
      project('browser', sharedProcess.filter(isComponentTest), browser),
      project(
        'node alone',
        ownProcess.filter((path) => !isComponentTest(path)),
        withPostgres,
        true,
      ),
      project('browser alone', ownProcess.filter(isComponentTest), browser, true),
    ],
  },
})
