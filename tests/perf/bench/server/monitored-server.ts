import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { type RunningServer, type ServerOptions, withServer } from '#tests/servers/start-product-server'
import { temporaryFolder } from '#tests/servers/temporary-folder'

/** Since the last reading: the event loop's delay in ms, the open handles by kind, and the heap. */
export type ProcessStats = {
  delayP50: number
  delayP99: number
  delayMax: number
  kinds: Record<string, number>
  heapMB: number
}
export type MonitoredServer = RunningServer & { readStats(): Promise<ProcessStats> }

/** Like withServer, with a monitor in the product's process that `readStats` queries. */
export async function withMonitoredServer<T>(
  task: (product: MonitoredServer) => Promise<T>,
  { env, nodeArgs = [], ...options }: ServerOptions = {},
): Promise<T> {
  const folder = temporaryFolder()
  const socketPath = join(folder.path, 'watch')
  const readStats = () =>
    new Promise<ProcessStats>((done, fail) =>
      request(
        { socketPath, agent: false },
        (answer) => void json(answer).then((stats) => done(stats as ProcessStats), fail),
      )
        .on('error', fail)
        .end(),
    )
  try {
    return await withServer((product) => task({ ...product, readStats }), {
      ...options,
      nodeArgs: ['--import', resolve('tests/perf/bench/server/process-monitor.mjs'), ...nodeArgs],
      env: { ...env, INSIDE_WATCH: socketPath },
    })
  } finally {
    folder.remove()
  }
}
