import tsconfigPaths from 'vite-tsconfig-paths'
import { defineConfig } from 'vitest/config'
import { inlineScriptPlugin } from './scripts/inline-script-plugin'

const browserTests = 'app/**/*.test.tsx'

export default defineConfig({
  plugins: [tsconfigPaths(), inlineScriptPlugin()],
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{contract,resume-model,api,importer,scheduling,telemetry,typeset,resume-lint,app,tests/rules,tests/integration}/**/*.test.{ts,tsx}',
          ],
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
