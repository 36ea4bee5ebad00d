// Loaded into the product by `node --import`, so that it needs no hook of its own: reports on a socket in a
// temporary
// folder its event loop delay, open handles and memory.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const resolutionMs = 10
const socket = process.env.INSIDE_WATCH

if (socket && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  createServer((_, response) => {
    const kinds = {}
    for (const kind of process.getActiveResourcesInfo()) kinds[kind] = (kinds[kind] ?? 0) + 1
    // The histogram includes its own interval.
    const late = (share) => Math.max(0, delay.percentile(share) / 1e6 - resolutionMs)
    const told = { delayP50: late(50), delayP99: late(99), delayMax: delay.max / 1e6 - resolutionMs, kinds }
    response.end(JSON.stringify({ ...told, heapMB: process.memoryUsage().heapUsed / 1024 / 1024 }))
    delay.reset()
  })
    .listen(socket)
    .unref()
}
