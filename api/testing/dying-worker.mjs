// A fake SQLite worker: answers its first message and exits at the second.
import { parentPort } from 'node:worker_threads'

let asks = 0
parentPort.on('message', ([{ id }]) => {
  if (++asks > 1) process.exit(7)
  parentPort.postMessage([{ id, result: { rows: [{ n: 1 }] } }])
})
