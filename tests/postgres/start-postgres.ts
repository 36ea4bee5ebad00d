import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres, userForPostgres } from './find-postgres'

export type TestPostgres = { url: string; stop: () => Promise<void> }

const startLimitMs = 20_000

/** Starts a throw-away PostgreSQL on a free port; undefined when this machine has none. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'smart-resume-postgres-'))
  const data = join(folder, 'data')
  const user = userForPostgres()
  if (user) await chown(folder, user.uid, user.gid)
  const surroundings = { ...user, cwd: folder }

  const cluster = [
    '-D',
    data,
    '-U',
    'tester',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  await promisify(execFile)(join(bin, 'initdb'), cluster, surroundings)
  const port = await freePort()
  const options = { listen_addresses: '127.0.0.1', fsync: 'off', max_connections: '200' }
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings(options)],
    { ...surroundings, stdio: 'ignore' },
  )
  // Whoever ends the test run ends its server.
  const killWithUs = () => server.kill('SIGKILL')
  process.once('exit', killWithUs)
  const exited = once(server, 'exit')
  const url = `postgres://tester@127.0.0.1:${port}/postgres`

  async function stop(): Promise<void> {
    process.off('exit', killWithUs)
    // SIGINT: end now, tidily, without waiting for clients.
    if (server.exitCode === null) server.kill('SIGINT')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilItAnswers(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

function settings(options: Record<string, string>): string[] {
  return Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function untilItAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + startLimitMs; ;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
