import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const startLimitMs = 20_000

export type ApiProcess = Awaited<ReturnType<typeof startApiProcess>>

/** Starts the API alone over a data folder, from source or from a built file, and waits until it is healthy. */
export async function startApiProcess(dataDir: string, builtFile?: string, env: Record<string, string> = {}) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, builtFile ? [builtFile] : ['--import', 'tsx', 'api/serve.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  // The API process ends with this one.
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const origin = `http://127.0.0.1:${await listeningPort(child)}`
  const health = await fetch(`${origin}/healthz`)
  if (!health.ok) throw new Error(`not healthy: ${await health.text()}`)
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    process.off('exit', killWithUs)
    child.kill(signal)
    await exit
  }
  return {
    origin,
    startMs: Math.round(performance.now() - startedAt),
    killNine: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** Returns the port from the API's log. */
async function listeningPort(child: ChildProcess): Promise<number> {
  const late = setTimeout(() => child.kill('SIGKILL'), startLimitMs)
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      const logged = JSON.parse(line) as { msg?: string; port?: number }
      if (logged.msg !== 'listening' || logged.port === undefined) continue
      child.stdout!.resume()
      return logged.port
    }
  } finally {
    clearTimeout(late)
  }
  throw new Error('the service ended before it listened')
}
