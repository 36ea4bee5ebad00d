import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { useTestApi } from '../testing/test-api'
import { deleteExpired } from './delete-expired'

describe.each(databases)('deleteExpired on $name', ({ empty }) => {
  const api = useTestApi(empty)

  test('deletes all expired rows, and nothing else', async () => {
    const now = 1_000
    const { db } = api
    // 200 expired rows: more than one full batch.
    for (let n = 0; n < 210; n++) {
      const life = { created_at: 0, expires_at: n < 200 ? now - n : now + 1 }
      const id = `n${n}`
      await db
        .insertInto('drafts')
        .values({ id, secret_hash: '', resume: '{}', revision: 1, updated_at: 0, ...life })
        .execute()
      if (n % 2)
        await db
          .insertInto('photos')
          .values({ id, jpeg: Buffer.from('j'), ...life })
          .execute()
      if (n % 3 === 0)
        await db
          .insertInto('handoffs')
          .values({
            token_hash: id,
            user_id: null,
            resume: '{}',
            file_name: '',
            with_data: 0,
            used_at: null,
            fetches: 0,
            ...life,
          })
          .execute()
    }
    expect(await deleteExpired(db, now)).toMatchObject({ drafts: 200, photos: 100, handoffs: 67 })
    expect(await deleteExpired(db, now)).toMatchObject({ drafts: 0, photos: 0, handoffs: 0 })
    expect(await db.selectFrom('drafts').select('id').execute()).toHaveLength(10)
  })
})
