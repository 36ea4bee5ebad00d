import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { GroupCommit } from './group-commit'
import { SqliteConnection } from './sqlite-connection'
import type { WorkerResponse, WorkerRequest, WorkerData } from './sqlite-protocol'

/** The SQLite worker thread: all messages in the port when it wakes up share one commit. */
if (!parentPort) throw new Error('sqlite-worker is started as a worker thread only')
const port = parentPort
const { file } = workerData as WorkerData
const maxBatchSize = 1_000

// The writer first: it creates the file and enables WAL, which a read-only connection cannot do.
const writer = new SqliteConnection(file, false)
const reader = new SqliteConnection(file, true)
const groupCommit = new GroupCommit(writer, reader, (answers: WorkerResponse[]) => port.postMessage(answers))

port.on('message', (firstBatch: WorkerRequest[]) => {
  const requests = [...firstBatch]
  while (requests.length < maxBatchSize) {
    const nextBatch = receiveMessageOnPort(port) as { message: WorkerRequest[] } | undefined
    if (!nextBatch) break
    requests.push(...nextBatch.message)
  }
  groupCommit.enqueue(requests)
})
