import tsconfigPaths from 'vite-tsconfig-paths'
import { defineConfig } from 'vitest/config'
import { inlineScriptPlugin } from './scripts/inline-script-plugin'
import { pageIndexPlugin } from './scripts/page-index-plugin'

const browserTests = 'app/**/*.test.tsx'

/** Whose tests run here; the journeys of tests/e2e are Playwright's. */
export const testFolders =
  'contract,resume-model,api,importer,fair-queue,telemetry,typeset,resume-lint,app,tests/rules,tests/integration'

export default defineConfig({
  plugins: [tsconfigPaths(), inlineScriptPlugin(), pageIndexPlugin()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
    unstubGlobals: true,
    tags: [
      { name: 'deep', description: 'matrices and faults: left to `npm run test:deep`' },
      { name: 'sized', description: 'small in `npm test`, whole in `npm run test:deep`' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [`{${testFolders}}/**/*.test.{ts,tsx}`],
          exclude: [browserTests],
          setupFiles: ['tests/setup.ts'],
          globalSetup: ['tests/postgres/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'happy-dom',
          include: [browserTests],
          setupFiles: ['tests/setup.ts', 'tests/setup-browser.ts'],
        },
      },
    ],
  },
})
