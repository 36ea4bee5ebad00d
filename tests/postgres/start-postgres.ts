import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../servers/free-port'
import { findPostgres, userForPostgres } from './find-postgres'

export type TestPostgres = { url: string; stop: () => Promise<void> }

/** `SIGINT` disconnects clients and shuts down cleanly; `SIGKILL` kills it. */
export type RestartablePostgres = TestPostgres & { restart: (signal: 'SIGINT' | 'SIGKILL') => Promise<void> }

const startLimitMs = 20_000

/** Starts a temporary PostgreSQL on a free port; undefined when this machine has none. */
export async function startPostgres({ maxConnections = 200 } = {}): Promise<RestartablePostgres | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'smart-resume-postgres-'))
  const data = join(folder, 'data')
  const user = userForPostgres()
  if (user) await chown(folder, user.uid, user.gid)
  const surroundings = { ...user, cwd: folder }

  const cluster = '-U tester --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync'.split(' ')
  await promisify(execFile)(join(bin, 'initdb'), ['-D', data, ...cluster], surroundings)
  const port = await freePort()
  const url = `postgres://tester@127.0.0.1:${port}/postgres`
  const options = ['listen_addresses=127.0.0.1', 'fsync=off', `max_connections=${maxConnections}`]
  const settings = options.flatMap((option) => ['-c', option])
  const args = ['-D', data, '-p', String(port), '-k', folder, ...settings]
  let server: ChildProcess
  // Killed with the test run.
  const killWithUs = () => server.kill('SIGKILL')
  process.once('exit', killWithUs)

  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }

  /** Repeated, because after a kill orphaned processes hold its shared memory for a moment. */
  async function start(): Promise<void> {
    for (const deadline = Date.now() + startLimitMs; ;) {
      server = spawn(join(bin!, 'postgres'), args, { ...surroundings, stdio: 'ignore' })
      try {
        return await untilItAnswers(url, server, deadline)
      } catch (error) {
        await end('SIGINT')
        if (Date.now() > deadline) throw error
        await sleep(200)
      }
    }
  }

  async function stop(): Promise<void> {
    process.off('exit', killWithUs)
    // A clean and fast shutdown, without waiting for clients.
    await end('SIGINT')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    stop,
    async restart(signal) {
      await end(signal)
      await start()
    },
  }
}

/** @throws when the server ends meanwhile, or takes too long. */
async function untilItAnswers(url: string, server: ChildProcess, deadline: number): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error
      await sleep(100)
    }
  }
}
