// `npm run try-image`: what the container would hold, laid out in a folder that belongs to root, and run there as somebody who
// may write nothing but the data folder, with no variable of this shell. Wants root on Linux, where no container engine is.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../bench/server/start-server'
import { startOtlpCollector } from '../../fakes/otlp-collector'

const nobodyUid = 65534
const stopLimitMs = 9_000
const token = 'a-token-for-metrics'
const tempFolder = mkdtempSync(join(tmpdir(), 'image-'))
const [product, data] = [join(tempFolder, 'product'), join(tempFolder, 'data')]

function check(what: string, isTrue: boolean) {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}`)
  if (!isTrue) process.exitCode = 1
}

/** The `ENV` and `CMD` of the Dockerfile: they are tried, not copies of them. */
function fromDockerfile() {
  const text = readFileSync('Dockerfile', 'utf8')
  const variables = /^ENV (.*)$/m.exec(text)?.[1] ?? ''
  const command = /^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]'
  const env = Object.fromEntries(variables.split(' ').map((pair) => pair.split('=')))
  return { env: env as NodeJS.ProcessEnv, command: JSON.parse(command) as string[] }
}

/** The `HEALTHCHECK` of the Dockerfile. */
function healthCheckOf(port: number) {
  const text = readFileSync('Dockerfile', 'utf8')
  const [command, ...rest] = JSON.parse(
    /^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]',
  ) as string[]
  return { command: command ?? '', rest, env: { ...process.env, PORT: String(port) } }
}

async function waitUntilHealthy(origin: string, exited: Promise<unknown>) {
  let hasExited = false
  void exited.then(() => (hasExited = true))
  while (!hasExited) {
    const up = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it ended before it answered')
}

try {
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/assemble-distribution.ts', product],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('it could not be laid out')
  chmodSync(tempFolder, 0o755)
  mkdirSync(data)
  chownSync(data, nobodyUid, nobodyUid)

  const collector = await startOtlpCollector()
  const { env, command } = fromDockerfile()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, command.slice(1), {
    cwd: product,
    uid: nobodyUid,
    gid: nobodyUid,
    stdio: 'inherit',
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: data,
      ALLOW_SIMULATED_PROVIDERS: '1',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: token,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    },
  })
  const exited = once(server, 'exit')
  await waitUntilHealthy(origin, exited)

  const { command: requests, rest, env: askedWith } = healthCheckOf(port)
  check('its health check passes', spawnSync(requests, rest, { env: askedWith }).status === 0)
  const ready = await fetch(`${origin}/readyz`)
  check('it is ready', ready.ok)
  const home = await fetch(origin)
  check('the front page', home.ok && (await home.text()).includes('智能简历'))
  const picture = await fetch(`${origin}/thumbnails/templates/classic`)
  check('a page is typeset', picture.ok && (await picture.arrayBuffer()).byteLength > 1_000)
  const created = await fetch(`${origin}/resume/create`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ start: 'blank' }),
  })
  check('a draft is kept', created.status === 303)

  const metricsText = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  check(
    'figures are told',
    metricsText.ok && (await metricsText.text()).includes('resume_answers_seconds_bucket'),
  )
  const backup = spawnSync(process.execPath, ['build/server/backup.js', 'take', join(data, 'one.backup')], {
    cwd: product,
    uid: nobodyUid,
    gid: nobodyUid,
    env: { ...env, DATA_DIR: data },
  })
  check('a backup is taken beside it', backup.status === 0)

  server.kill('SIGTERM')
  const late = setTimeout(() => server.kill('SIGKILL'), stopLimitMs)
  const [code] = (await exited) as [number | null]
  clearTimeout(late)
  check('SIGTERM ends it in order', code === 0)
  check(
    'traces were taken',
    collector.spans().some(({ name }) => name === 'POST /resume/create'),
  )
  await collector.close()
} finally {
  rmSync(tempFolder, { recursive: true, force: true })
}
