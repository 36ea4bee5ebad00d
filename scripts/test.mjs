// `npm test`: every check, in order, until the first that fails. Ends with the totals on a line of their own.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'

process.chdir(join(import.meta.dirname, '..'))
const reports = {
  lint: '.cache/tests/lint.txt',
  vitest: '.cache/tests/vitest.json',
  playwright: '.cache/tests/playwright.json',
}
rmSync('.cache/tests', { recursive: true, force: true })
mkdirSync('.cache/tests', { recursive: true })

const vitest = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports.vitest}`,
]
const playwright = ['playwright', 'test', '--reporter=list,json']
const steps = [
  ['browser', haveChromium],
  ['audit', () => run('node', ['--import', 'tsx', 'scripts/audit-dependencies.ts'])],
  ['types', () => run('npx', ['tsc', '--noEmit'])],
  ['build', () => run('node', ['scripts/build.mjs'])],
  ['lint', () => linted],
  ['unit and integration', () => run('npx', vitest)],
  ['end to end', () => run('npx', playwright, { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright })],
  [
    'crash',
    () =>
      run('node', ['--import', 'tsx', 'tests/perf/crash/kill-while-saving.ts', 'build/server/api.js'], {
        ROUNDS: '3',
      }),
  ],
  [
    'purchases in chaos',
    () => run('node', ['--import', 'tsx', 'tests/perf/crash/chaotic-purchases.ts'], { PURCHASES: '200' }),
  ],
]

// Beside the types and the build: each of them uses one core.
const linted = lint()
let status = 0
for (const [name, step] of steps) {
  console.log(`\n=== ${name}`)
  const startedAt = performance.now()
  status = await step()
  console.log(
    `=== ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) break
}
printTotals()
process.exit(status)

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

async function lint() {
  const report = openSync(reports.lint, 'w')
  const linting = spawn('npm', ['run', '--silent', 'lint'], { stdio: ['ignore', report, report] })
  process.on('exit', () => linting.kill())
  const [code] = await once(linting, 'exit')
  process.stdout.write(readFileSync(reports.lint))
  return code ?? 1
}

function haveChromium() {
  const found = findChromium()
  if (found) {
    console.log(found)
    return 0
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')) {
    const packages = ['chromium', 'fonts-noto-cjk', 'poppler-utils']
    const quietly = { DEBIAN_FRONTEND: 'noninteractive' }
    return (
      run('apt-get', ['update', '-q'], quietly) ||
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quietly)
    )
  }
  console.error(
    'No Chromium. Install it with a Chinese font (Debian: apt-get install chromium fonts-noto-cjk),',
  )
  console.error('or run `npx playwright install chromium`, or set CHROMIUM_PATH.')
  return 1
}

function printTotals() {
  const vitest = readReport(reports.vitest)
  const playwright = readReport(reports.playwright)?.stats
  const passed = (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0)
  const failed =
    (vitest?.numFailedTests ?? 0) + (vitest ? brokenFiles(vitest) : 0) + (playwright?.unexpected ?? 0)
  console.log('')
  if (vitest && postgresSkipped(vitest)) console.log('PostgreSQL tests skipped: no server')
  console.log(`${passed} passed, ${failed} failed`)
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** Files that failed before their first test. */
function brokenFiles({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
}

/** Without a server these tests are not there at all. */
function postgresSkipped({ testResults }) {
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults)
  return !ran.some(({ fullName, status }) => fullName.includes('PostgreSQL') && status !== 'skipped')
}
