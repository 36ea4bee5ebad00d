import { beforeEach, describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import type { Resume } from '#contract/resume/resume'
import { canaries, buildCanaryResume } from '#tests/fixtures/canary-resume'
import { countSteps } from '#tests/linear-time/step-counter'
import { createTestResume, useTestApi } from '../testing/test-api'
import { consumeOrGetWaitMs } from '../rate-limits/rate-limits.queries'
import { silentLog } from '../server/log'
import { maskStaleShares } from './mask-shared-resumes'
import { sharePreviewLimits } from '../rate-limits/rate-limits'
import { folded } from './masking/fold-text'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'

const valuesIn = (answer: unknown, kinds: readonly MaskKind[] = MASK_KINDS) => {
  const text = folded(JSON.stringify(answer).replaceAll('\\\\', '\\'))
  return kinds.flatMap((kind) => canaries[kind].filter((canary) => text.includes(folded(canary))))
}

describe.each(databases)('masked shares on $name', ({ empty }) => {
  let person: TestUser
  let id: string
  const api = useTestApi(empty)
  const resume: Resume = { ...buildCanaryResume(), style: createTestResume('').style }
  beforeEach(async () => {
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume })).data.id
  })
  const open = async (hidden: readonly MaskKind[] = MASK_KINDS, of = id) =>
    (await person.call('openShare', { id: of, hidden: [...hidden] })).data.token as string
  const view = (token: string) => api.call('viewShare', { token })
  const row = () => api.db.selectFrom('resumes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('tell a visitor nothing of any hidden kind', async () => {
    const answer = await view(await open())
    expect(answer.data).toMatchObject({ state: 'open', masked: true })
    expect(valuesIn(answer)).toEqual([])
    expect(valuesIn(await view(await open([])))).not.toEqual([])
  })

  test('are shown to their owner before there is a link', async () => {
    const preview = await person.call('previewShare', { id, hidden: ['phone', 'wechat'] })
    expect(valuesIn(preview, ['phone', 'wechat'])).toEqual([])
    expect(valuesIn(preview, ['email'])).not.toEqual([])
    expect((await person.call('readShare', { id })).data).toBeNull()
    const token = await open(['phone', 'wechat'])
    expect((await view(token)).data.resume).toEqual(preview.data.resume)
  })

  test('are previewed 300 times in ten minutes at the most, by each owner', async () => {
    const look = async (who: TestUser, id: string) =>
      (await who.call('previewShare', { id, hidden: ['phone'] })).code
    const small = (await person.call('createResume', { resume: createTestResume('林晓') })).data.id as string
    // As many looks, without their pages.
    for (let count = 0; count < 299; count++)
      expect(await consumeOrGetWaitMs(api.db, sharePreviewLimits(person.userId), api.time.now)).toBe(0)
    expect(await look(person, small)).toBe(0)
    expect(await look(person, small)).toBe(ApiCodes.tooManyRequests)
    const other = await createTestUser(api)
    const theirs = (await other.call('createResume', { resume: createTestResume('林晓') })).data.id as string
    expect(await look(other, theirs)).toBe(0)
    api.time.now += 10 * 60_000
    expect(await look(person, small)).toBe(0)
  })

  test('cost a visitor no masking', async () => {
    const token = await open()
    const steps = await countSteps('/api/sharing/masking/', async () => {
      expect((await view(token)).data.masked).toBe(true)
    })
    expect(steps).toBe(0)
  })

  test('cost a save nothing while there is no link', async () => {
    const steps = await countSteps('/api/sharing/masking/', async () => {
      expect(
        (await person.call('saveStoredResume', { id, revision: 1, resume: createTestResume('新') })).code,
      ).toBe(0)
    })
    expect(steps).toBe(0)
    expect((await row()).masked).toBeNull()
  })

  test('follow each save', async () => {
    const token = await open(['phone'])
    const newer = { ...resume, intention: { ...resume.intention, position: '改了，电话 13987650002' } }
    await person.call('saveStoredResume', { id, revision: 1, resume: newer })
    const { data } = await view(token)
    expect(data.resume.intention.position).toBe('改了，电话 ＊＊＊')
    expect(valuesIn(data, ['phone'])).toEqual([])
    expect(await row()).toMatchObject({ revision: 2, masked_revision: 2, masked_kinds: 'phone' })
  })

  test(
    'never show what is hidden while saves and changes of the choice go on together',
    { timeout: 60_000 },
    async () => {
      const token = await open()
      const seen: unknown[] = []
      let isOver = false
      const saving = async (name: string) => {
        for (let count = 0; count < 8; count++) {
          const { revision } = await row()
          const changed = { ...resume, basics: { ...resume.basics, name: `${name}${count}` } }
          await person.call('saveStoredResume', { id, revision, resume: changed })
        }
      }
      const choosing = async (choices: readonly MaskKind[][]) => {
        for (const hidden of [...choices, ...choices]) await open(hidden)
      }
      const looking = async () => {
        while (!isOver) seen.push(await view(token))
      }
      const looks = [looking(), looking()]
      await Promise.all([
        saving('甲'),
        saving('乙'),
        choosing([[...MASK_KINDS], ['phone'], ['phone', 'email', 'links'], ['phone', 'birth']]),
        choosing([['phone', 'qq'], [...MASK_KINDS], ['phone', 'salary']]),
      ])
      isOver = true
      await Promise.all(looks)
      expect(seen.length).toBeGreaterThan(5)
      expect(seen.flatMap((answer) => valuesIn(answer, ['phone']))).toEqual([])
      const { masked_revision, revision, masked_kinds } = await row()
      expect(masked_revision).toBe(revision)
      expect((await person.call('readShare', { id })).data.hidden.join(',')).toBe(masked_kinds)
      const { data } = await view(token)
      expect(data.resume.basics.name).toBe(
        (await person.call('readStoredResume', { id })).data.resume.basics.name,
      )
    },
  )

  test('leave no copy behind when the link is revoked or hides nothing', async () => {
    await open()
    await person.call('revokeShare', { id })
    expect(await row()).toMatchObject({ masked: null, masked_kinds: null })
    await open()
    await open([])
    expect(await row()).toMatchObject({ masked: null, masked_kinds: null })
  })

  test('of a link that has no copy show nothing until it is made', async () => {
    const token = await open()
    const none = { masked: null, masked_kinds: null, masked_revision: null, masked_by: null }
    await api.db.updateTable('resumes').set(none).execute()
    const answer = await view(token)
    expect(answer.status).toBe(503)
    expect(valuesIn(answer)).toEqual([])
    expect(await maskStaleShares(api.db, silentLog)).toBeGreaterThanOrEqual(1)
    expect((await view(token)).data.masked).toBe(true)
    expect(await maskStaleShares(api.db, silentLog)).toBe(0)
  })

  test('are made again after a save by a machine that knows of no copies', async () => {
    const token = await open()
    const content = JSON.stringify({ ...resume, basics: { ...resume.basics, name: '新名字' } })
    await api.db.updateTable('resumes').set({ resume: content, revision: 2 }).where('id', '=', id).execute()
    expect((await view(token)).data.resume.basics.name).toBe('费林')
    await maskStaleShares(api.db, silentLog)
    const { data } = await view(token)
    expect(data.resume.basics.name).toBe('新名字')
    expect(valuesIn(data)).toEqual([])
  })

  test('show nothing while the copy hides less than the link does', async () => {
    const token = await open(['phone'])
    await api.db
      .updateTable('shares')
      .set({ hidden_kinds: 'phone,email' })
      .where('token', '=', token)
      .execute()
    const answer = await view(token)
    expect(answer.status).toBe(503)
    expect(valuesIn(answer)).toEqual([])
    expect(await maskStaleShares(api.db, silentLog)).toBe(1)
    const { data } = await view(token)
    expect(data.masked).toBe(true)
    expect(valuesIn(data, ['phone', 'email'])).toEqual([])
  })

  test('are made again after the rules have changed', async () => {
    const token = await open()
    const older = JSON.stringify({ ...resume, basics: { ...resume.basics, name: '旧副本' } })
    await api.db.updateTable('resumes').set({ masked: older, masked_by: 0 }).where('id', '=', id).execute()
    expect(await maskStaleShares(api.db, silentLog)).toBe(1)
    const { data } = await view(token)
    expect(data.resume.basics.name).toBe('费林')
    expect(valuesIn(data)).toEqual([])
  })

  test('are made in one pass for more links than one portion holds', async () => {
    const ids: string[] = []
    // Nobody may have so many.
    for (let n = 0; n < 20; n++) {
      const owner = await createTestUser(api)
      for (const name of ['甲', '乙', '丙']) {
        const { data } = await owner.call('createResume', { resume: createTestResume(name) })
        await owner.call('openShare', { id: data.id, hidden: ['phone'] })
        ids.push(data.id as string)
      }
    }
    await api.db.updateTable('resumes').set({ masked: null }).where('id', 'in', ids).execute()
    expect(await maskStaleShares(api.db, silentLog)).toBe(60)
  })

  test('hide everything when a machine of the version before opened them to mask', async () => {
    const token = await open([])
    await api.db.updateTable('shares').set({ shows_contacts: 0 }).where('token', '=', token).execute()
    expect(valuesIn(await view(token))).toEqual([])
    await maskStaleShares(api.db, silentLog)
    const answer = await view(token)
    expect(answer.data.masked).toBe(true)
    expect(valuesIn(answer)).toEqual([])
  })

  test('are made of all others where one resume cannot be read, and that one shows nothing', async () => {
    const other = (await person.call('createResume', { resume })).data.id as string
    const [broken, whole] = [await open(), await open(MASK_KINDS, other)]
    const none = { masked: null, masked_kinds: null, masked_revision: null, masked_by: null }
    await api.db.updateTable('resumes').set(none).execute()
    await api.db.updateTable('resumes').set({ resume: '{' }).where('id', '=', id).execute()
    const logged: unknown[] = []
    await maskStaleShares(api.db, { ...silentLog, error: (what) => logged.push(what) })
    expect(logged).toEqual([{ resumeId: id, error: expect.objectContaining({ name: 'SyntaxError' }) }])
    expect((await view(broken)).status).toBe(503)
    // For the tests after this one.
    await api.db.deleteFrom('shares').where('resume_id', '=', id).execute()
    expect((await view(whole)).data.masked).toBe(true)
  })
})
