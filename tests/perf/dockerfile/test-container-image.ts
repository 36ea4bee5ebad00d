// `npm run try-image`: builds the Dockerfile with buildah and tests the image; without buildah, tests the
// same files in a folder. Requires root on Linux.
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '#tests/servers/free-port'
import { startOtlpCollector } from '#tests/servers/otlp-collector'
import { hasEngine, startBuiltImage } from './built-image'
import { dockerfile } from './dockerfile'
import { startLaidOutFiles } from './laid-out-files'

const stopLimitMs = 9_000
const token = 'a-token-for-metrics'

function check(what: string, isTrue: boolean) {
  console.log(`${isTrue ? 'ok    ' : 'FAILED'} ${what}`)
  if (!isTrue) process.exitCode = 1
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

const collector = await startOtlpCollector()
const port = await freePort()
const origin = `http://localhost:${port}`
const start = hasEngine() ? startBuiltImage : startLaidOutFiles
console.log(hasEngine() ? 'built by buildah' : 'no buildah: the files are laid out')
const product = start({
  PORT: String(port),
  ALLOW_SIMULATED_PROVIDERS: '1',
  LOG_LEVEL: 'warn',
  METRICS_TOKEN: token,
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
})
try {
  const exited = once(product.server, 'exit')
  await waitUntilHealthy(origin, exited)

  check('its health check asks /livez', dockerfile.healthCheck.join(' ').includes('/livez'))
  check('its health check passes', product.runBeside(dockerfile.healthCheck) === 0)
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

  const figures = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  check('figures are told', figures.ok && (await figures.text()).includes('resume_answers_seconds_bucket'))
  const backup = ['node', 'build/server/backup.js', 'take', join(product.dataDir, 'one.backup')]
  check('a backup is taken beside it', product.runBeside(backup) === 0)

  product.signal('SIGTERM')
  const late = setTimeout(() => product.signal('SIGKILL'), stopLimitMs)
  const [code] = (await exited) as [number | null]
  clearTimeout(late)
  check('SIGTERM ends it in order', code === 0)
  check(
    'traces were taken',
    collector.spans().some(({ name }) => name === 'POST /resume/create'),
  )
} finally {
  if (product.server.exitCode === null) product.signal('SIGKILL')
  await collector.close()
  product.remove()
}
