import { describe, expect, test } from 'vitest'
import { MASK_KINDS } from '#contract/sharing/mask-kinds'
import { silentLog } from '../../server/log'
import { maskStaleShares } from '../../sharing/mask-shared-resumes'
import { databases } from '../../testing/databases'
import { createTestUser } from '../../testing/test-person'
import { useTestApi } from '../../testing/test-api'
import { findShareWithResume } from '../../sharing/shares.queries'
import type { ShareRow } from '../schema/share-tables'
import { maskedShares } from './0018-masked-shares'
import { buildResume } from '#tests/fixtures/resume-builders'

describe.each(databases)('links from before kinds could be chosen, on $name', ({ empty }) => {
  const api = useTestApi(empty)

  test('links that masked hide every kind, the others nothing', async () => {
    const { db } = api
    // Restores the earlier schema by undoing the migration.
    await db.schema.alterTable('shares').dropColumn('hidden_kinds').execute()
    for (const column of ['masked_kinds', 'masked', 'masked_revision', 'masked_by'])
      await db.schema.alterTable('resumes').dropColumn(column).execute()
    const { userId: user_id } = await createTestUser(api)
    const resume = JSON.stringify(buildResume(({ basics }) => void (basics.phone = '13987650001')))
    const times = { created_at: 1, updated_at: 1, deleted_at: null, thin_at: null }
    for (const [id, shows_contacts] of [
      ['masked', 0],
      ['open', 1],
    ] as const) {
      const shareColumns = { origin: null, title: '', template: 'classic@1', photo_id: null, revision: 3 }
      await db
        .insertInto('resumes')
        .values({ id, user_id, resume, ...shareColumns, ...times })
        .execute()
      const link = { token: `t-${id}`, password_hash: null, views: 5, created_at: 1, expires_at: null }
      const row: Omit<ShareRow, 'hidden_kinds'> = { resume_id: id, user_id, shows_contacts, ...link }
      await db
        .insertInto('shares')
        .values(row as ShareRow)
        .execute()
    }
    await maskedShares.up(db)

    expect(await findShareWithResume(db, 't-open')).toMatchObject({
      hidden_kinds: '',
      views: 5,
      masked: null,
    })
    expect(await findShareWithResume(db, 't-masked')).toMatchObject({
      hidden_kinds: MASK_KINDS.join(','),
      views: 5,
      masked: null,
    })
    expect(await maskStaleShares(db, silentLog)).toBe(1)
    expect((await findShareWithResume(db, 't-masked'))?.masked).not.toContain('13987650001')
  })
})
