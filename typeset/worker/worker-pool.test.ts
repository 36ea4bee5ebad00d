// @module-tag processes
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { runWithFairnessKey } from '#fair-queue/fairness-key'
import { buildResume } from '#tests/fixtures/resume-builders'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { TypesetBusyError, TypesetError, DocumentTooLargeError } from '../errors'
import { createWorkerPool, type PoolOptions } from './worker-pool'

/** A fake worker that follows the resume's name; its PDFs contain its start time, or its priority. */
const source = `
import { existsSync, writeFileSync } from 'node:fs'
import { getPriority } from 'node:os'
const priority = String(getPriority())
const folder = process.argv.at(-1)
const startedAt = String(performance.timeOrigin)
const once = (name) => !existsSync(folder + '/' + name) && (writeFileSync(folder + '/' + name, ''), true)
if (existsSync(folder + '/broken')) process.exit(1)
process.on('disconnect', () => process.exit())
process.on('message', ({ resume }) => {
  const { name } = resume.basics
  if (name.startsWith('dies')) writeFileSync(folder + '/tried ' + performance.now(), '')
  if (name === 'dies always' || (name === 'dies once' && once('died'))) process.kill(process.pid, 'SIGKILL')
  else if (name === 'unending') for (;;);
  else setTimeout(() => {
    const pdf = Buffer.from(name === 'priority' ? priority : startedAt)
    process.send({ done: { pdf, residentBytes: 1, cpuMs: 1 } })
  }, 20)
})
setTimeout(() => {
  if (existsSync(folder)) writeFileSync(folder + '/warm ' + startedAt, '')
  process.send({ warm: true })
}, 400)
`

const { path: folder, remove } = temporaryFolder()
const workerFile = join(folder, 'worker.mjs')
writeFileSync(workerFile, source)
let pool: ReturnType<typeof createWorkerPool> | undefined
afterEach(() => pool?.close())
afterAll(remove)

function open(options: Partial<PoolOptions> = {}) {
  const templatesDir = mkdtempSync(join(folder, 'run-'))
  pool = createWorkerPool({ workerFile, templatesDir, ...options })
  const run = async (name: string, isLong = false) => {
    const resume = buildResume((it) => (it.basics.name = name))
    return Number(Buffer.from((await pool!.run({ make: 'pdf', resume }, name, isLong)).pdf!).toString())
  }
  return { run, folder: templatesDir, pool }
}

test('a document whose worker crashes is retried once on another worker', async () => {
  const { run } = open()
  expect(await run('dies once')).toBeGreaterThan(0)
})

test('a document that crashed two workers is rejected at once when repeated, and others are typeset', async () => {
  const { run, folder } = open()
  const before = performance.timeOrigin + performance.now()
  await expect(run('dies always')).rejects.toThrow(DocumentTooLargeError)
  rmSync(folder, { recursive: true })
  await expect(run('dies always')).rejects.toThrow(DocumentTooLargeError)
  expect(existsSync(folder)).toBe(false)
  expect(await run('fine')).toBeGreaterThan(before - 60_000)
})

test("the start of a worker does not count against a document's deadline", async () => {
  const { run } = open({ deadlineMs: 300 })
  expect(await run('fine')).toBeGreaterThan(0)
})

test('another worker is ready while one is busy, so that nobody waits for a start', async () => {
  const { run } = open({ maxWorkers: 1, deadlineMs: 800 })
  const late = run('unending').catch((error: unknown) => error)
  const next = run('fine')
  expect(await late).toBeInstanceOf(DocumentTooLargeError)
  const endedAt = performance.timeOrigin + performance.now()
  expect(await next).toBeLessThan(endedAt)
})

test('a worker that has typeset is taken before a spare one, because it knows its last pages', async () => {
  const { run, folder } = open()
  const used = await run('one')
  const warmed = () => readdirSync(folder).filter((name) => name.startsWith('warm'))
  await vi.waitFor(() => expect(warmed()).toHaveLength(2), { timeout: 10_000 })
  // The spare one's message is on the way.
  await sleep(200)
  for (const name of ['two', 'three', 'four']) expect(await run(name)).toBe(used)
})

test('a caller with many documents leaves a worker to others, and takes turns with them', async () => {
  const { run, pool } = open({ maxWorkers: 2 })
  await pool.warm()
  const order: string[] = []
  const runFor = (caller: string, name: string) =>
    runWithFairnessKey(
      () => caller,
      () => run(name).then(() => order.push(caller)),
    )
  // Both workers are warm, so that nobody waits for a start.
  await Promise.all([runFor('one', 'one'), runFor('another', 'another')])
  order.length = 0
  const greedy = Array.from({ length: 9 }, (_, n) => runFor('greedy', `g${n}`))
  const modest = runFor('modest', 'm')
  await Promise.all([...greedy, modest])
  expect(order.indexOf('modest')).toBeLessThan(4)
})

// Only Linux can lower the priority of another process.
test.runIf(process.platform === 'linux')(
  'the worker that replaces one with a slow document starts at a low priority',
  async () => {
    const { run } = open({ deadlineMs: 2_000 })
    await run('fine')
    // Too large, or on a machine whose processors others hold, where little is left for a low priority, too busy.
    await expect(run('unending', true)).rejects.toThrow()
    expect(await run('priority', true)).toBe(10)
  },
)

test('documents fail when no worker can be started, and the pool reports it', async () => {
  const { run, folder, pool } = open()
  writeFileSync(join(folder, 'broken'), '')
  await expect(run('fine')).rejects.toThrow(TypesetError)
  expect(pool.isWorking()).toBe(false)
  rmSync(join(folder, 'broken'))
  // An earlier start may still fail.
  await vi.waitFor(() => pool.warm(), { timeout: 10_000 })
  expect(await run('fine')).toBeGreaterThan(0)
  expect(pool.isWorking()).toBe(true)
})

test('documents that would wait too long are rejected as busy', async () => {
  const { run } = open({ maxWorkers: 1, maxQueued: 2 })
  const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => run(name)))
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  expect(refused.map((error) => error instanceof TypesetBusyError)).toEqual([true, true])
})
