import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port'
import { sendRequest } from './send-request'
import { temporaryFolder } from './temporary-folder'

/** The memory settings of the container, from Dockerfile. */
const dockerfile = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
const memoryFlags = dockerfile.match(/--(?:max-semi-space-size|heap-growing-percent)=\d+/g) ?? []
const memoryEnv = Object.fromEntries(
  [...dockerfile.matchAll(/(MALLOC_\w+)=(\d+)/g)].map((output) => output.slice(1)),
)

const defaultStartTimeoutMs = 30_000
const stopLimitMs = 5_000
const pollIntervalMs = 5

/** `api.js` is the API alone. */
export type ServerOptions = {
  entry?: 'index.js' | 'api.js'
  env?: Record<string, string>
  /** Flags for Node, before the entry. */
  nodeArgs?: string[]
  /** Timeout of the first page in ms, where it waits for something else. */
  startLimitMs?: number
  /** Called with everything the server writes, including its log. */
  onOutput?: (text: string) => void
}
export type RunningServer = Awaited<ReturnType<typeof startProductServer>>

/**
 * Starts the built server on a free port and waits for its first page; its data folder is empty unless `env`
 * sets one.
 */
export async function startProductServer({
  entry = 'index.js',
  env = {},
  nodeArgs = [],
  startLimitMs = defaultStartTimeoutMs,
  onOutput,
}: ServerOptions = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const data = temporaryFolder()
  const startedAt = performance.now()
  const server = spawn(process.execPath, [...memoryFlags, ...nodeArgs, `build/server/${entry}`], {
    stdio: ['ignore', onOutput ? 'pipe' : 'ignore', onOutput ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: data.path,
      DATABASE_URL: '',
      API_BASE_URL: '',
      ALLOW_SIMULATED_PROVIDERS: '',
      LOG_LEVEL: 'warn',
      ...memoryEnv,
      ...env,
    },
  })
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text))
  const exit = once(server, 'exit')
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)

  async function stop(): Promise<void> {
    const startTimeout = setTimeout(kill, stopLimitMs)
    server.kill()
    if (server.exitCode === null && server.signalCode === null) await exit
    clearTimeout(startTimeout)
    process.off('exit', kill)
    data.remove()
  }

  const firstPage = origin + (entry === 'api.js' ? '/healthz' : '/')
  while (!(await isUp(firstPage))) {
    const lost = server.exitCode !== null || performance.now() - startedAt > startLimitMs
    if (lost) {
      await stop()
      throw new Error('the built server did not start')
    }
    await sleep(pollIntervalMs)
  }
  return { origin, dataDir: data.path, pid: server.pid!, startMs: performance.now() - startedAt, stop }
}

async function isUp(url: string): Promise<boolean> {
  return sendRequest(url).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** Runs a task with a server, and stops the server in any case. */
export async function withServer<T>(
  task: (product: RunningServer) => Promise<T>,
  options?: ServerOptions,
): Promise<T> {
  const product = await startProductServer(options)
  try {
    return await task(product)
  } finally {
    await product.stop()
  }
}
