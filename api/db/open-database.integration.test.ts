import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type EmptyDatabase } from '../testing/databases'
import { insertDraft } from '../resumes/drafts/drafts.queries'
import { NewerSchemaError } from './migrate'
import { openDatabase } from './open-database'
import type { Db, DraftRow } from './schema/tables'
import { UniqueViolation } from './unique-violation'

const rowOf = (id: string): DraftRow => ({
  id,
  secret_hash: '',
  resume: '{}',
  revision: 1,
  created_at: 1_800_000_000_000,
  updated_at: 1_800_000_000_000,
  expires_at: 1_800_000_000_000,
})

describe.each(databases)('$name', ({ empty }) => {
  let place: EmptyDatabase
  let db: Db
  beforeAll(async () => {
    place = await empty()
    // Two processes start at once on an empty database: one migrates, the other waits.
    const [first, second] = await Promise.all([openDatabase(place.options), openDatabase(place.options)])
    db = first
    await second.destroy()
  })
  afterAll(async () => {
    await db.destroy()
    await place.remove()
  })
  const idsLike = async (pattern: string) =>
    (await db.selectFrom('drafts').select('id').where('id', 'like', pattern).orderBy('id').execute()).map(
      ({ id }) => id,
    )

  test('returns numbers, texts and bytes as they were written', async () => {
    await insertDraft(db, rowOf('types'))
    const read = await db.selectFrom('drafts').selectAll().where('id', '=', 'types').executeTakeFirst()
    expect(read).toEqual(rowOf('types'))
    const jpeg = new Uint8Array([0xff, 0, 1, 0xd9])
    await db.insertInto('photos').values({ id: 'types', jpeg, created_at: 1, expires_at: 2 }).execute()
    const photo = await db.selectFrom('photos').selectAll().executeTakeFirstOrThrow()
    expect(new Uint8Array(photo.jpeg)).toEqual(jpeg)
  })

  test('stores 200 concurrent writes', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, n) => insertDraft(db, rowOf(`many-${n}`))))
    expect(await idsLike('many-%')).toHaveLength(200)
  })

  test('a failing write does not affect others in its batch', async () => {
    const ids = ['a', 'b', 'a', 'c', 'b', 'd'].map((letter) => `beside-${letter}`)
    const results = await Promise.allSettled(ids.map((id) => insertDraft(db, rowOf(id))))
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(failed).toEqual([expect.any(UniqueViolation), expect.any(UniqueViolation)])
    expect(await idsLike('beside-%')).toEqual(['beside-a', 'beside-b', 'beside-c', 'beside-d'])
  })

  test('an interactive transaction is visible to others only once committed', async () => {
    await db.transaction().execute(async (inside) => {
      await insertDraft(inside, rowOf('inside'))
      expect(await idsLike('inside')).toEqual([])
      expect(
        await inside.selectFrom('drafts').select('id').where('id', '=', 'inside').execute(),
      ).toHaveLength(1)
    })
    expect(await idsLike('inside')).toEqual(['inside'])
  })

  test('a transaction that throws stores nothing, and concurrent writes are stored', async () => {
    const undone = db.transaction().execute(async (inside) => {
      await insertDraft(inside, rowOf('undone'))
      throw new Error('thought better of it')
    })
    const beside = insertDraft(db, rowOf('done'))
    await expect(undone).rejects.toThrow('thought better')
    await beside
    expect(await idsLike('%done')).toEqual(['done'])
  })

  test('a reopened database has all rows, and twenty concurrent transactions add up', async () => {
    const again = await openDatabase(place.options)
    await insertDraft(again, rowOf('counter'))
    const addOne = (one: Db) =>
      one.transaction().execute(async (inside) => {
        await sql`update drafts set revision = revision + 1 where id = 'counter'`.execute(inside)
      })
    await Promise.all(Array.from({ length: 20 }, (_, n) => addOne(n % 2 ? db : again)))
    const { revision } = await again
      .selectFrom('drafts')
      .select('revision')
      .where('id', '=', 'counter')
      .executeTakeFirstOrThrow()
    expect(revision).toBe(21)
    await again.destroy()
  })

  test('rejects a database of a newer version', async () => {
    const other = await empty()
    const newer = await openDatabase(other.options)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01T00:00:00.000Z')`.execute(
      newer,
    )
    await newer.destroy()
    const opened = openDatabase(other.options)
    await expect(opened).rejects.toThrow(NewerSchemaError)
    await expect(opened).rejects.toThrow('9999-later')
    await other.remove()
  })
})
