import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { GroupCommit } from './group-commit'
import { SqliteConnection } from './sqlite-connection'
import type { Answer, Ask, WorkerData } from './sqlite-protocol'

/** The SQLite thread: everything that waits in the port when it wakes up shares one commit. */
if (!parentPort) throw new Error('sqlite-worker is started as a worker thread only')
const port = parentPort
const { file } = workerData as WorkerData
const mostTogether = 1_000

// The writer first: it makes the file and turns WAL on, which a read-only connection cannot.
const writer = new SqliteConnection(file, false)
const reader = new SqliteConnection(file, true)
const commits = new GroupCommit(writer, reader, (answers: Answer[]) => port.postMessage(answers))

port.on('message', (first: Ask[]) => {
  const asks = [...first]
  while (asks.length < mostTogether) {
    const next = receiveMessageOnPort(port) as { message: Ask[] } | undefined
    if (!next) break
    asks.push(...next.message)
  }
  commits.take(asks)
})
