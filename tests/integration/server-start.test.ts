// @module-tag processes
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
let dataDir: string
let children: ChildProcess[] = []
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'smart-resume-start-'))))
afterEach(async () => {
  for (const child of children) await kill(child, 'SIGKILL')
  children = []
  await rm(dataDir, { recursive: true, force: true })
})

function run(script: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'test' as const, LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...args], { cwd: root, env })
  children.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (text) => (output.out += text))
  child.stderr.on('data', (text) => (output.err += text))
  return {
    child,
    output,
    ended: once(child, 'close').then(([code]) => ({ code: code as number, ...output })),
  }
}

/** Starts a server. Waits until it listens or exits. */
async function startServer() {
  const server = run('api/serve.ts')
  const listening = expect.poll(() => server.output.out, { timeout: 20_000 }).toContain('listening')
  await Promise.race([listening, server.ended])
  return server
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

async function readStartOutput(): Promise<string> {
  const { code, err, out } = await run('api/serve.ts').ended
  expect({ code, out, lines: err.trimEnd().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 })
  return err
}

const database = () => join(dataDir, 'smart-resume.sqlite')

describe('a server on a data directory in use', { timeout: 60_000 }, () => {
  test("a second server on a data directory is rejected with the first one's process id, while operator commands run", async () => {
    const first = await startServer()
    expect(await readStartOutput()).toMatch(
      new RegExp(
        `^DATA_DIR .* is used by process ${first.child.pid} since \\d{4}-\\d\\d-\\d\\dT[\\d:]+Z: stop`,
      ),
    )
    const backup = await run('api/backups/backup.cli.ts', 'take', join(dataDir, 'kept.backup')).ended
    expect(backup.code, backup.err).toBe(0)
    const admin = await run('api/admin/grant-admin.cli.ts', 'grant', '13800138000').ended
    expect(admin.err + admin.out).not.toContain('is used by')
    expect(first.child.exitCode).toBeNull()
  })

  test(
    'a server starts on a data directory whose last server was killed or has ended',
    { tags: ['deep'] },
    async () => {
      const first = await startServer()
      await kill(first.child, 'SIGKILL')
      const second = await startServer()
      expect(second.child.exitCode).toBeNull()
      await kill(second.child, 'SIGTERM')
      const third = await startServer()
      expect(third.child.exitCode).toBeNull()
    },
  )
})

describe('a start that would hide data loss', { timeout: 60_000 }, () => {
  test('a start with an old secret but no database is rejected', async () => {
    await writeFile(join(dataDir, 'session-secret'), `${'s'.repeat(43)}\n`)
    const wanted =
      /has a secret of an earlier start .* but no database: .*npm run restore.*, or delete session-secret/
    expect(await readStartOutput()).toMatch(wanted)
    await writeFile(database(), '')
    expect(await readStartOutput()).toMatch(wanted)
  })

  test('a start with a damaged database is rejected in one line', { tags: ['deep'] }, async () => {
    const first = await startServer()
    await kill(first.child, 'SIGTERM')
    await truncate(database(), (await stat(database())).size / 2)
    const wanted = /^the database .*smart-resume\.sqlite is damaged and was not opened: .*npm run restore/
    expect(await readStartOutput()).toMatch(wanted)
    await writeFile(database(), 'a letter, and no database at all')
    expect(await readStartOutput()).toMatch(wanted)
    await writeFile(database(), Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8_192, 7)]))
    expect(await readStartOutput()).toMatch(wanted)
  })
})
