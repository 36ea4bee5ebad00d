// `npm test` and `npm run test:deep`: runs the checks of scripts/test-steps.mjs in order until the first
// failure. Prints the
// totals on the last line.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findHeadlessShell } from './find-chromium.mjs'
import { commands, reports } from './test-steps.mjs'

process.chdir(join(import.meta.dirname, '..'))
const steps = commands[process.argv[2] ?? 'daily']
if (!steps) {
  console.error(`there is ${Object.keys(commands).join(' and ')}`)
  process.exit(2)
}
rmSync('.cache/tests', { recursive: true, force: true })
mkdirSync('.cache/tests', { recursive: true })

// Each of them uses one core, like the types and the build.
const begun = new Map(steps.filter(({ beside }) => beside).map((step) => [step, begin(step)]))
let status = await timed('browser', haveChromium)
for (const step of steps) {
  if (status !== 0) break
  status = await timed(step.name, () => begun.get(step) ?? run(step.args, step.env))
}
printTotals()
process.exit(status)

async function timed(name, step) {
  console.log(`\n=== ${name}`)
  const startedAt = performance.now()
  const status = await step()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`=== ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
  return status
}

function run([command, ...args], env = {}) {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** Starts a step; its output is printed once it has ended. */
async function begin({ name, args: [command, ...args] }) {
  const said = `.cache/tests/${name}.txt`
  const report = openSync(said, 'w')
  const child = spawn(command, args, { stdio: ['ignore', report, report] })
  process.on('exit', () => child.kill())
  const [code] = await once(child, 'exit')
  process.stdout.write(readFileSync(said))
  return code ?? 1
}

function haveChromium() {
  if (!findHeadlessShell() && canInstallPackages()) installChromium()
  const found = findHeadlessShell() ?? findChromium()
  if (found) {
    console.log(found)
    return 0
  }
  console.error(
    'No Chromium. Install it with a Chinese font (Debian: apt-get install chromium fonts-noto-cjk),',
  )
  console.error('or run `npx playwright install chromium`, or set CHROMIUM_PATH.')
  return 1
}

function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Without a network the journeys go on in the Chromium that is there. */
function installChromium() {
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk', 'poppler-utils']
  const patience = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    run(['apt-get', 'update', '-qq', ...patience], quietly) ||
    run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...patience, ...packages], quietly)
  )
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

/** Test files that failed before their first test. */
function brokenFiles({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
}

/** Without a PostgreSQL server these tests do not exist at all. */
function postgresSkipped({ testResults }) {
  const ran = testResults.flatMap(({ assertionResults }) => assertionResults)
  return !ran.some(({ fullName, status }) => fullName.includes('PostgreSQL') && status !== 'skipped')
}
