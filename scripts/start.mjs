// `npm start`: builds if necessary, then serves. Unless NODE_ENV is production, as a demo with simulated
// providers.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const [leastMajor, leastMinor] = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`需要 Node.js ${leastMajor}.${leastMinor} 或更高版本，当前是 ${process.versions.node}。`)
  console.error(`This needs Node.js ${leastMajor}.${leastMinor} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

process.chdir(join(import.meta.dirname, '..'))
if (existsSync('.env')) process.loadEnvFile('.env')

const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(build.status ?? 1)

const demo = process.env.NODE_ENV !== 'production'
if (demo) Object.assign(process.env, { NODE_ENV: 'production', ALLOW_SIMULATED_PROVIDERS: '1', DEMO: '1' })
if (process.env.npm_lifecycle_event) stopWithNpm()
// In this same process, so that signals reach the server, and no child process is left behind.
await import('../build/server/index.js')
await untilItAnswers()
console.log(`\n智能简历 ${address('localhost')}${demo ? '（演示模式）' : ''}\n`)

/** npm sends signals to the shell between us, which dies without forwarding them. */
function stopWithNpm() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

async function untilItAnswers() {
  const healthz = `${address('127.0.0.1')}/healthz`
  while (!(await fetch(healthz).catch(() => undefined))) await sleep(200)
}

function address(nameOfThisMachine) {
  const { HOST, PORT } = process.env
  const here = !HOST || ['127.0.0.1', '0.0.0.0', '::', 'localhost'].includes(HOST)
  return `http://${here ? nameOfThisMachine : HOST}:${PORT || 3000}`
}
