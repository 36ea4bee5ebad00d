import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '#contract/http/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ApiService, startApi } from './start-api'
import { silentLog } from './log'
import { loadSecrets } from './load-secrets'
import { readApiSettings } from '../settings'
import { emptySqlite, type EmptyDatabase, sqliteWorker } from '../testing/databases'
import { classic, createTestResume, teacher } from '../testing/test-api'

describe('the embedded API', () => {
  let place: EmptyDatabase
  let api: ApiService
  beforeEach(async () => {
    place = await emptySqlite()
    api = await open()
  })
  afterEach(async () => {
    await api.close()
    await place.remove()
  })

  async function open(): Promise<ApiService> {
    const { dataDir } = place.options
    const folders = { templatesDir: join(dataDir, 'templates'), contentDir: join(dataDir, 'content') }
    await mkdir(join(folders.templatesDir, 'classic'), { recursive: true })
    for (const kind of ['samples', 'positions', 'scenarios', 'blogs'])
      await mkdir(join(folders.contentDir, kind), { recursive: true })
    await writeFile(join(folders.templatesDir, 'classic/meta.json'), JSON.stringify(classic))
    await writeFile(join(folders.contentDir, 'samples/teacher.json'), JSON.stringify(teacher))
    const settings = readApiSettings({ DATA_DIR: dataDir, NODE_ENV: 'test' })
    const secrets = await loadSecrets(settings)
    return startApi(settings, { ...folders, secrets, sqliteWorker, log: silentLog })
  }

  async function post(path: string, body: unknown) {
    const headers = { 'content-type': 'application/json' }
    const response = await api.fetch(
      new Request(`http://api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    return { status: response.status, body: (await response.json()) as { code: number; data: any } } // eslint-disable-line @typescript-eslint/no-explicit-any
  }

  test('stores its files readable by its own user only', async () => {
    await post(endpoints.createDraft.path, { resume: createTestResume('一个人') })
    const { dataDir } = place.options
    const files = (await readdir(dataDir)).filter((name) => /sqlite|secret/.test(name))
    expect(files).toEqual(
      expect.arrayContaining(['smart-resume.sqlite', 'smart-resume.sqlite-wal', 'session-secret']),
    )
    for (const name of files)
      expect([name, (await stat(join(dataDir, name))).mode & 0o077]).toEqual([name, 0])
  })

  test('is ready until it is closed', async () => {
    expect(await api.readiness()).toEqual({ ok: true, database: true, disk: true })
    await api.close()
    expect(await api.readiness()).toMatchObject({ ok: false })
    expect(await post(endpoints.createDraft.path, {})).toEqual({
      status: 503,
      body: { code: -8005, data: { errorMsg: '服务正在重启，请稍后再试' } },
    })
  })

  test('waits on close for running calls, and stores their writes', async () => {
    const drafts = Array.from({ length: 30 }, (_, n) =>
      post(endpoints.createDraft.path, { resume: createTestResume(`第${n}`) }),
    )
    await api.close()
    const answers = await Promise.all(drafts)
    expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 200))
    api = await open()
    for (const [n, { body }] of answers.entries()) {
      const read = await post(endpoints.readDraft.path, { id: body.data.id, secret: body.data.secret })
      expect(read.body.data.resume.basics.name).toBe(`第${n}`)
    }
  })
})
