import { sizeOf } from '#tests/sizes'
import { beforeEach, describe, expect, test } from 'vitest'
import { recordInvite, recordNewcomerPhone } from './record-invite'
import { mergeAccounts } from '../users/merge-accounts'
import { openAccountByPhone } from '../users/open-account'
import { databases } from '../../testing/databases'
import { createTestUser, type TestUser } from '../../testing/test-person'
import { useTestApi } from '../../testing/test-api'

const day = { level: 100, seconds: 86_400, source: 'invite' }

describe.each(databases)('invites on $name', ({ empty }) => {
  let inviterCode: string
  let inviterToken: string
  const api = useTestApi(empty)
  beforeEach(async () => {
    for (const table of ['users', 'invites'] as const) await api.db.deleteFrom(table).execute()
    inviterToken = await api.logIn('13900139000')
    inviterCode = (await api.call('readInvitations', {}, { token: inviterToken })).data.inviteCode
  })
  const grantsOf = (owner: string, column: 'phone' | 'users.id' = 'phone') =>
    api.db
      .selectFrom('grants')
      .innerJoin('users', 'users.id', 'grants.user_id')
      .select(['level', 'seconds', 'source'])
      .where(column, '=', owner)
      .execute()
  const invitations = async () => (await api.call('readInvitations', {}, { token: inviterToken })).data

  test('an invite gives a day to both users and lists the newcomer with a masked name', async () => {
    const token = await api.logIn('13800138000', { inviterCode: ` ${inviterCode.toLowerCase()} ` })
    expect([await grantsOf('13900139000'), await grantsOf('13800138000')]).toEqual([[day], [day]])
    expect((await api.call('fetchPlanBenefits', {}, { token })).data).toMatchObject({
      plan: '100',
      planStopTime: api.time.now + 86_400_000,
    })
    expect(await invitations()).toEqual({
      inviteCode: inviterCode,
      nameChoice: 'masked',
      shownName: '',
      people: [{ name: '用*', at: api.time.now, rewarded: 86_400 }],
      totalSeconds: 86_400,
    })
  })

  test('invite rewards add up without a cap', async () => {
    for (const phone of ['13800138001', '13800138002', '13800138003']) await api.logIn(phone, { inviterCode })
    expect(await grantsOf('13900139000')).toEqual([day, day, day])
    expect((await invitations()).totalSeconds).toBe(3 * 86_400)
  })

  test('an invite code does nothing for a user who already has an account', async () => {
    await api.logIn('13800138000')
    await api.logIn('13800138000', { inviterCode })
    expect(await grantsOf('13900139000')).toEqual([])
  })

  test.each(['', 'ZZZZZZ', 'nothing at all', "' or 1=1 --"])(
    'an unknown invite code (%s) is ignored',
    async (code) => {
      await api.logIn('13800138000', { inviterCode: code })
      expect(await grantsOf('13800138000')).toEqual([])
    },
  )

  test('an invite rewards a phone once, even if its account was erased in between', async () => {
    await api.logIn('13800138000', { inviterCode })
    await api.db.deleteFrom('users').where('phone', '=', '13800138000').execute()
    await api.logIn('13800138000', { inviterCode })
    expect([await grantsOf('13900139000'), await grantsOf('13800138000')]).toEqual([[day], []])
    expect((await invitations()).people).toEqual([{ name: '', at: api.time.now, rewarded: 86_400 }])
  })

  test('users cannot invite themselves by erasing their account and coming back', async () => {
    await api.db.deleteFrom('users').where('phone', '=', '13900139000').execute()
    await api.logIn('13900139000', { inviterCode })
    expect(await grantsOf('13900139000')).toEqual([])
  })

  const grantsOfUser = (userId: string) => grantsOf(userId, 'users.id')
  /** A newcomer who registered through WeChat, without a phone yet. */
  async function newcomerWithoutPhone(inviteCode = inviterCode) {
    const newcomer = await createTestUser(api)
    const invited = { inviteCode, agentCode: '', phoneHash: null }
    await api.db.transaction().execute((trx) => recordInvite(trx, newcomer.userId, invited, api.time.now))
    return newcomer
  }
  const bind = ({ userId }: TestUser, phoneHash: string) =>
    api.db.transaction().execute((trx) => recordNewcomerPhone(trx, userId, phoneHash, api.time.now))

  test('an invite rewards a newcomer without a phone once they bind a new one, and never again', async () => {
    const newcomer = await newcomerWithoutPhone()
    expect([await grantsOf('13900139000'), await grantsOfUser(newcomer.userId)]).toEqual([[], []])
    await bind(newcomer, 'hash 1')
    await bind(newcomer, 'hash 2')
    expect([await grantsOf('13900139000'), await grantsOfUser(newcomer.userId)]).toEqual([[day], [day]])
    const samePhone = await newcomerWithoutPhone()
    await bind(samePhone, 'hash 1')
    expect([await grantsOf('13900139000'), await grantsOfUser(samePhone.userId)]).toEqual([[day], []])
    expect((await invitations()).totalSeconds).toBe(86_400)
  })

  test('merging two newcomers, or a newcomer and the inviter, leaves one newcomer and no self-invite', async () => {
    const other = await createTestUser(api)
    const otherCode = (await other.call('readInvitations', {})).data.inviteCode as string
    const [first, second] = [await newcomerWithoutPhone(), await newcomerWithoutPhone(otherCode)]
    const merge = (from: string, into: string) =>
      api.db.transaction().execute((trx) => mergeAccounts(trx, { from, into, now: api.time.now }))
    const newcomers = async () =>
      (await api.db.selectFrom('invites').select('newcomer_id').execute()).flatMap(
        (row) => row.newcomer_id ?? [],
      )
    await merge(first.userId, second.userId)
    expect(await newcomers()).toEqual([second.userId])
    await merge(second.userId, other.userId)
    expect(await newcomers()).toEqual([])
    expect((await other.call('readInvitations', {})).data.people).toHaveLength(1)
  })

  test(
    'concurrent registrations with one code give a day each, and one for each phone',
    { tags: ['sized'], timeout: 60_000 },
    async () => {
      const people = sizeOf(200, 1_000)
      const agreed = { policyVersion: '', now: api.time.now }
      const register = (n: number): Promise<void> =>
        api.db
          .transaction()
          .execute(async (trx) => {
            const { user, isNewUser } = await openAccountByPhone(
              trx,
              `137${String(n).padStart(8, '0')}`,
              agreed,
            )
            const invited = { inviteCode: inviterCode, agentCode: '', phoneHash: `hash ${n}` }
            if (isNewUser) await recordInvite(trx, user.id, invited, api.time.now)
          })
          .catch((error: Error) => {
            // So many requests exceed the connection pool's timeout; the client retries.
            if (!/timeout exceeded/.test(error.message)) throw error
            return register(n)
          })
      // The last hundred phones register twice at the same time.
      const numbers = Array.from({ length: people + 100 }, (_, n) => (n < people ? n : n - 100))
      await Promise.all(numbers.map(register))
      const invited = await invitations()
      expect([invited.people.length, invited.totalSeconds]).toEqual([people, people * 86_400])
      const [{ count }] = (await api.db
        .selectFrom('grants')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .execute()) as [{ count: number }]
      expect(count).toBe(2 * people)
      expect(await grantsOf(`137${String(people - 1).padStart(8, '0')}`)).toEqual([day])
    },
  )
})
