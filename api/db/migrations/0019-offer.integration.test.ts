import { createHash } from 'node:crypto'
import { Kysely, type Migration, Migrator } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type EmptyDatabase } from '../../testing/databases'
import { createTestResume } from '../../testing/test-api'
import { prepareDatabaseFile } from '../data-dir/prepare-data-dir'
import { postgresDialect, sqliteDialect } from '../dialects'
import { migrationsFor } from './all'

const day = 24 * 3_600_000
const week = 7 * day
type Old = Record<string, Record<string, string | number | null>>
const steps = (most: string, bytes: 'blob' | 'bytea'): Record<string, Migration> =>
  Object.fromEntries(Object.entries(migrationsFor(bytes)).filter(([name]) => name <= most))

describe.each(databases)('migration of an earlier database on $name', ({ empty }) => {
  let place: EmptyDatabase
  let db: Kysely<Old>
  let bytes: 'blob' | 'bytea'
  const migrate = async (most: string) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => steps(most, bytes) } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  }
  beforeEach(async () => {
    place = await empty()
    const { databaseUrl, dataDir, sqliteWorker } = place.options
    bytes = databaseUrl ? 'bytea' : 'blob'
    db = new Kysely<Old>({
      dialect: databaseUrl
        ? postgresDialect(databaseUrl, () => {})
        : sqliteDialect(sqliteWorker, await prepareDatabaseFile(dataDir)),
    })
    await migrate('0017-proposals')
    const person = { nickname: '林晓', is_admin: 0, policy_version: '', created_at: 1, seen_at: 0 }
    for (const id of ['u1', 'u2'])
      await db
        .insertInto('users')
        .values({ id, invite_code: id, ...person })
        .execute()
  })
  afterEach(async () => {
    await db.destroy()
    await place.remove()
  })

  const contentOf = (name: string) =>
    createHash('sha256')
      .update(JSON.stringify({ ...createTestResume(name), dismissed: undefined }))
      .digest('base64url')
  const resumeRow = (id: string, user_id: string, resume: object) => {
    const rest = { template: 'classic@1', revision: 2, created_at: 1, updated_at: 1, title: '简历' }
    return { id, user_id, resume: JSON.stringify(resume), ...rest }
  }
  const insertVersionOfR2 = (name: string, replaced_at: number) => {
    const resume = JSON.stringify(createTestResume(name))
    const version = { resume_id: 'r2', revision: 1, saved_at: 1, replaced_at, resume }
    return db.insertInto('resume_versions').values(version).execute()
  }
  const taken = (user_id: string, name: string, created_at: number) => ({
    user_id,
    content: contentOf(name),
    created_at,
  })
  const windows = async (user_id: string) =>
    db
      .selectFrom('download_windows')
      .select(['item', 'opened_at', 'closes_at'])
      .where('user_id', '=', user_id)
      .orderBy('item')
      .execute()

  test("gives present members this month's answers at once, and keeps what an operator granted", async () => {
    const more = JSON.stringify({ 1: 30, 3: -1, 6: 1 })
    await db.updateTable('products').set({ benefits: more }).where('id', '=', '300').execute()
    await migrate('0019-offer')
    const rows = await db.selectFrom('products').select(['id', 'benefits']).orderBy('level').execute()
    const answers = rows.map(({ id, benefits }) => [id, JSON.parse(String(benefits))['3']])
    expect(answers).toEqual([
      ['01', 0],
      ['100', 30],
      ['200', 30],
      ['300', -1],
    ])
    const terms = await db.selectFrom('product_terms').selectAll().orderBy('product_id').execute()
    expect(terms.map(({ from_at }) => from_at)).toEqual([0, 0, 0, 0])
    expect(terms.map(({ benefits }) => benefits)).toEqual(rows.map(({ benefits }) => benefits))
  })

  test('removes no answers that an operator granted', async () => {
    const more = JSON.stringify({ 1: 6, 3: 500 })
    await db.updateTable('products').set({ benefits: more }).where('id', '=', '200').execute()
    await migrate('0019-offer')
    const { benefits } = await db
      .selectFrom('products')
      .select('benefits')
      .where('id', '=', '200')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(String(benefits))).toEqual({ 1: 6, 3: 500 })
  })

  test('unlocks a resume whatever lint hints were dismissed, and none of another user by an earlier version', async () => {
    const now = Date.now()
    const resumes = [
      resumeRow('r1', 'u1', { ...createTestResume('林晓'), dismissed: ['x'] }),
      resumeRow('r2', 'u2', createTestResume('别人')),
    ]
    await db.insertInto('resumes').values(resumes).execute()
    await insertVersionOfR2('旧内容', now)
    const downloads = ['林晓', '旧内容'].map((name) => taken('u1', name, now - day))
    await db.insertInto('downloads').values(downloads).execute()
    await migrate('0019-offer')
    const items = (await windows('u1')).map(({ item }) => item)
    expect(items).toEqual([`content:${contentOf('旧内容')}`, 'resume:r1'])
  })

  test('unlocks what was downloaded in the last seven days, by its present content or an earlier version', async () => {
    const now = Date.now()
    const resumes = [
      resumeRow('r1', 'u1', createTestResume('林晓')),
      resumeRow('r2', 'u1', createTestResume('林晓晓')),
      resumeRow('r3', 'u2', createTestResume('林晓')),
    ]
    await db.insertInto('resumes').values(resumes).execute()
    await insertVersionOfR2('从前的林晓晓', now - day)
    await db
      .insertInto('downloads')
      .values([
        taken('u1', '林晓', now - 3 * day),
        taken('u1', '从前的林晓晓', now - 2 * day),
        taken('u1', '不在了', now - day),
        taken('u2', '林晓', now - 30 * day),
      ])
      .execute()
    await migrate('0019-offer')
    const opened = (item: string, opened_at: number) => ({ item, opened_at, closes_at: opened_at + week })
    expect(await windows('u1')).toEqual([
      opened(`content:${contentOf('不在了')}`, now - day),
      opened('resume:r1', now - 3 * day),
      opened('resume:r2', now - 2 * day),
    ])
    // An old download stays in the daily figures, and unlocks nothing.
    expect(await windows('u2')).toEqual([opened(`content:${contentOf('林晓')}`, now - 30 * day)])
  })
})
