// Stands in for the SQLite thread: answers its first ask and dies at the second.
import { parentPort } from 'node:worker_threads'

let asks = 0
parentPort.on('message', ([{ id }]) => {
  if (++asks > 1) process.exit(7)
  parentPort.postMessage([{ id, result: { rows: [{ n: 1 }] } }])
})
