// @module-tag processes
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { createImporter, type Importer } from './importer'

/** A fake process that follows the file's name and answers with its own id. It leaves a mark of its start. */
const source = `
import { writeFileSync } from 'node:fs'
writeFileSync(new URL((process.argv.includes('spare') ? 'spare ' : 'fresh ') + process.pid, import.meta.url), '')
process.on('disconnect', () => process.exit())
process.on('message', ({ name }) => {
  if (name === 'crash') process.kill(process.pid, 'SIGKILL')
  else if (name === 'unending') for (;;);
  else setTimeout(() => process.send({ result: { lines: process.pid } }), 50)
})
`

const { path: root, remove } = temporaryFolder()
let importer: Importer | undefined
afterEach(() => importer?.close())
afterAll(remove)

function open(limits: Parameters<typeof createImporter>[1] = {}) {
  const folder = mkdtempSync(join(root, 'run-'))
  const processFile = join(folder, 'process.mjs')
  writeFileSync(processFile, source)
  const opened = createImporter({ processFile }, limits)
  importer = opened
  const started = (kind: 'spare' | 'fresh') =>
    readdirSync(folder)
      .filter((name) => name.startsWith(kind))
      .map((name) => Number(name.split(' ')[1]))
  return {
    ...opened,
    processFile,
    started,
    /** The id of the process that read the file. */
    read: async (name = 'a.txt') => (await opened.importFile(new Uint8Array(1), name)).lines,
    /** The id of the spare process that is not one of these. */
    nextSpare: (old: readonly number[] = []) =>
      vi.waitFor(
        () => {
          const pid = started('spare').find((one) => !old.includes(one))
          expect(pid).toBeDefined()
          return pid!
        },
        { timeout: 10_000 },
      ),
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const ended = (pid: number) =>
  vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000, interval: 20 })

test('the spare process reads one file and is replaced, so that no two files meet', async () => {
  const { prepare, read, nextSpare, started } = open()
  prepare()
  const first = await nextSpare()
  expect(await read()).toBe(first)
  await ended(first)
  const second = await nextSpare([first])
  expect(await read()).toBe(second)
  await ended(second)
  expect(started('fresh')).toEqual([])
})

test('without a spare process, a file gets a fresh one', async () => {
  const { read, started } = open({ spareIdleMs: 0 })
  const [one, other] = [await read(), await read()]
  expect(new Set([one, other])).toEqual(new Set(started('fresh')))
  expect(started('spare')).toEqual([])
})

test('there is one spare process, however many open the page, and none more while files are imported', async () => {
  const { prepare, read, nextSpare, started } = open()
  for (let n = 0; n < 20; n++) prepare()
  const spare = await nextSpare()
  const reading = [read(), read()]
  for (let n = 0; n < 20; n++) prepare()
  expect(await Promise.all(reading)).toContain(spare)
  expect(started('spare')).toHaveLength(1)
})

test('a spare process that has crashed costs no file', async () => {
  const { prepare, read, nextSpare } = open()
  prepare()
  const spare = await nextSpare()
  process.kill(spare, 'SIGKILL')
  await ended(spare)
  expect(await read()).not.toBe(spare)
  await nextSpare([spare])
})

test('a file that crashes or blocks the spare process is refused, and the next one gets another', async () => {
  const { prepare, read, nextSpare } = open({ deadlineMs: 100, maxDeadlines: 100 })
  prepare()
  const crashed = await nextSpare()
  await expect(read('crash')).rejects.toThrow('ended without an answer (SIGKILL)')
  const blocked = await nextSpare([crashed])
  await expect(read('unending')).rejects.toThrow('tooSlow')
  await ended(blocked)
  const third = await nextSpare([crashed, blocked])
  expect(await read()).toBe(third)
})

test('a spare process that cannot be started disturbs nobody; a file that gets no process is refused', async () => {
  importer = createImporter({ processFile: 'no\0file' })
  importer.prepare()
  await expect(importer.importFile(new Uint8Array(1), 'a.txt')).rejects.toThrow('null bytes')
  // Another one is tried after it.
  await sleep(200)
  importer = createImporter({ processFile: join(root, 'missing.mjs') })
  importer.prepare()
  await expect(importer.importFile(new Uint8Array(1), 'a.txt')).rejects.toThrow('ended without an answer')
})

test('a spare process that nobody needs ends', async () => {
  const { prepare, nextSpare, started } = open({ spareIdleMs: 300 })
  prepare()
  const first = await nextSpare()
  await ended(first)
  await sleep(200)
  expect(started('spare')).toEqual([first])
})

test('closing ends the spare process and a busy one, and no file is taken any more', async () => {
  const { prepare, read, nextSpare, close } = open()
  prepare()
  await nextSpare()
  const refused = expect(read('unending')).rejects.toThrow('ended without an answer')
  await sleep(100)
  await close()
  await refused
  await expect(read()).rejects.toThrow('busy')
  const other = open()
  other.prepare()
  const spare = await other.nextSpare()
  await other.close()
  expect(isRunning(spare)).toBe(false)
})

test('a spare process keeps no server running, and ends with it', { timeout: 60_000 }, async () => {
  const { processFile, nextSpare } = open()
  const module = pathToFileURL(join(import.meta.dirname, 'importer.ts')).href
  const program = `
    import { existsSync, readdirSync } from 'node:fs'
    const { createImporter } = await import(${JSON.stringify(module)})
    createImporter({ processFile: ${JSON.stringify(processFile)} }).prepare()
    const folder = ${JSON.stringify(join(processFile, '..'))}
    while (!readdirSync(folder).some((name) => name.startsWith('spare'))) await new Promise((next) => setTimeout(next, 20))`
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    timeout: 50_000,
  })
  await ended(await nextSpare())
})
