import type { AuditRecord } from '#contract/admin/audit'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createTestAdmin, createTestUser, type TestUser } from '../../testing/test-person'
import { failure, useTestApi } from '../../testing/test-api'

const DAY_S = 24 * 3600

describe.each(databases)('users in the admin panel on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let admin: TestUser
  let person: TestUser
  beforeEach(async () => {
    admin = await createTestAdmin(api)
    person = await createTestUser(api)
  })
  const list = async (query: Record<string, string> = {}) =>
    (await admin.call('listUsersAsAdmin', query as never)).data
  const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)
  const rename = (id: string, nickname: string, phone: string | null = null) =>
    api.db.updateTable('users').set({ nickname, phone }).where('id', '=', id).execute()
  const change = (change: 'disable' | 'enable' | 'makeAdmin' | 'unmakeAdmin', id = person.userId) =>
    admin.call('changeUserAsAdmin', { id, change, reason: '测试' })
  const history = async () =>
    (await admin.call('readUserAsAdmin', { id: person.userId })).data.history as AuditRecord[]

  test('users are found by phone, phone prefix, id, invite code and nickname prefix, and by nothing else', async () => {
    await rename(person.userId, '欧阳_测试%', '13712345678')
    const { invite_code } = await api.db
      .selectFrom('users')
      .select('invite_code')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow()
    for (const search of [
      '13712345678',
      '137 1234',
      person.userId,
      invite_code.toLowerCase(),
      '欧阳',
      '欧阳_测',
    ])
      expect([search, idsOf(await list({ search }))]).toEqual([search, [person.userId]])
    for (const search of ['阳', '%', '_', '12345678', "' or 1=1 --"])
      expect([search, idsOf(await list({ search }))]).toEqual([search, []])
    await rename(person.userId, '林晓')
  })

  test('lists and details show no unmasked phone', async () => {
    await rename(person.userId, '林晓', '13612345678')
    const page = await admin.call('readUserAsAdmin', { id: person.userId })
    expect(JSON.stringify([await list({ search: '13612345678' }), page])).not.toContain('13612345678')
    expect(page.data.phone).toBe('136****5678')
    await rename(person.userId, '林晓')
  })

  test('users are paged forwards and backwards, each once, in every sort order', async () => {
    const all = (await api.db.selectFrom('users').select('id').execute()).map(({ id }) => id).sort()
    const orders: Record<string, string>[] = [
      {},
      { order: 'asc' },
      { sort: 'seen' },
      { sort: 'seen', order: 'asc' },
    ]
    for (const query of orders) {
      const pages: string[][] = []
      let page = await list({ ...query, size: '3' })
      expect([page.count, page.before]).toEqual([all.length, null])
      for (;;) {
        pages.push(idsOf(page))
        if (page.after === null) break
        page = await list({ ...query, size: '3', after: page.after })
      }
      expect(pages.flat().toSorted()).toEqual(all)
      for (const earlier of pages.slice(0, -1).reverse()) {
        page = await list({ ...query, size: '3', before: page.before })
        expect(idsOf(page)).toEqual(earlier)
      }
      expect(page.before).toBeNull()
    }
  })

  test('users are filtered by state and by days', async () => {
    await change('disable')
    expect(idsOf(await list({ filter: 'disabled' }))).toContain(person.userId)
    expect(idsOf(await list({ filter: 'admin' }))).not.toContain(person.userId)
    expect(idsOf(await list({ filter: 'admin' }))).toContain(admin.userId)
    expect((await list({ since: '2026-05-02' })).rows).toEqual([])
    expect(idsOf(await list({ since: '2026-05-01', until: '2026-05-01' }))).toContain(person.userId)
    expect((await list({ until: '2026-04-30' })).rows).toEqual([])
    await change('enable')
  })

  test('an invalid cursor is rejected, not answered with another page', async () => {
    for (const after of ['x', 'W10', 'e30'])
      expect(await admin.call('listUsersAsAdmin', { after })).toMatchObject({ code: ApiCodes.invalidInput })
  })

  test('disabling a user ends the sessions at once, blocks the login with a message, and can be undone', async () => {
    const phone = '13912345678'
    await rename(person.userId, '林晓', phone)
    expect((await change('disable')).data.disabledAt).toBe(api.time.now)
    expect(await person.call('fetchPlanBenefits', {})).toMatchObject({ code: ApiCodes.tokenRevoked })
    await expect(api.logIn(phone)).rejects.toThrow('该账号已停用，无法登录；如有疑问，请联系客服')
    expect((await change('enable')).data.disabledAt).toBeNull()
    expect(await api.logIn(phone)).toEqual(expect.any(String))
    expect((await history()).map(({ action, before, after }) => [action, before, after])).toEqual(
      expect.arrayContaining([
        ['userDisabled', { disabled: false }, { disabled: true }],
        ['userEnabled', { disabled: true }, { disabled: false }],
      ]),
    )
    await rename(person.userId, '林晓')
  })

  test('a session that is created while its user is disabled is rejected, too', async () => {
    await api.db.updateTable('users').set({ disabled_at: 1 }).where('id', '=', person.userId).execute()
    expect(await person.call('checkLogin', {})).toMatchObject({ code: ApiCodes.accountClosed })
  })

  test('a disabled user cannot get back in through another account', async () => {
    const phone = '13812345678'
    await rename(person.userId, '林晓', phone)
    await change('disable')
    const other = await createTestUser(api)
    await api.db.deleteFrom('limits').execute()
    await other.call('sendBindCode', { phone })
    const bound = await other.call('bindPhone', { phone, captcha: api.codeFor(phone) })
    expect(bound).toMatchObject(failure(ApiCodes.conflict, '其中一个账号已被停用，无法合并'))
    expect(await other.call('checkLogin', {})).toMatchObject({ code: 0 })
    await rename(person.userId, '林晓')
  })

  test('an admin whose role was revoked is rejected at the next call', async () => {
    await change('makeAdmin')
    expect(await person.call('listUsersAsAdmin', {})).toMatchObject({ code: 0 })
    await change('unmakeAdmin')
    expect(await person.call('listUsersAsAdmin', {})).toMatchObject({ code: ApiCodes.redirectHome })
    expect((await history()).map(({ action, by, reason }) => ({ action, by, reason }))).toEqual(
      expect.arrayContaining(
        ['adminMade', 'adminUnmade'].map((action) => ({ action, by: '林晓', reason: '测试' })),
      ),
    )
  })

  test('admins cannot disable themselves, and unchanged states are not audited', async () => {
    for (const wish of ['disable', 'unmakeAdmin'] as const)
      expect(await change(wish, admin.userId)).toMatchObject({ code: ApiCodes.conflict })
    expect(await change('enable')).toMatchObject({ code: ApiCodes.conflict })
    expect(await change('disable', 'nobody')).toMatchObject({ code: ApiCodes.notFound })
    expect(await history()).toEqual([])
  })

  test('days are granted once per wish id, and revoked down to none', async () => {
    const give = (days: number, wish: string) =>
      admin.call('grantDays', { id: person.userId, wish, plan: '300', days, reason: '补偿' })
    const responses = await Promise.all([1, 2, 3].map(() => give(10, 'wish-of-one-form')))
    expect(responses.map(({ code }) => code)).toEqual([0, 0, 0])
    const { membership, plan } = responses[2]!.data
    expect([plan, membership.ledger]).toEqual([
      '300',
      [{ plan: '300', seconds: 10 * DAY_S, source: 'admin', at: api.time.now }],
    ])
    const back = (await give(-366, 'wish-of-another')).data
    expect([back.plan, back.membership.spans]).toEqual(['01', []])
    const lines = (await history()).filter(({ action }) => action === 'daysGranted')
    expect(lines.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([
        [
          { plan: '01', planStopsAt: null },
          {
            plan: '300',
            planStopsAt: api.time.now + 10 * DAY_S * 1000,
            grantedPlan: '300',
            grantedDays: 10,
          },
        ],
      ]),
    )
    expect(lines).toHaveLength(2)
  })

  test.each([0, 367, -367, 1.5])('%s days are rejected', async (days) => {
    const wish = { id: person.userId, wish: 'wish-refused', plan: '200' as const, days, reason: '补偿' }
    expect(await admin.call('grantDays', wish)).toMatchObject({ code: ApiCodes.invalidInput })
  })

  test('a change without a reason is rejected', async () => {
    const wish = { id: person.userId, change: 'disable' as const, reason: '  ' }
    expect(await admin.call('changeUserAsAdmin', wish)).toMatchObject({ code: ApiCodes.invalidInput })
  })

  test('revealing a phone is audited', async () => {
    await rename(person.userId, '林晓', '13512345678')
    expect((await admin.call('revealPhone', { id: person.userId })).data).toEqual({ phone: '13512345678' })
    expect(await history()).toMatchObject([{ action: 'phoneRevealed', by: '林晓', before: {}, after: {} }])
    expect(JSON.stringify(await history())).not.toContain('13512345678')
  })

  test('a user is counted once on each active day', async () => {
    const before = api.time.now
    const count = async () => {
      const rows = await api.db.selectFrom('daily_counts').select('count').orderBy('day', 'desc').execute()
      return rows.map(({ count }) => count)
    }
    await api.db.deleteFrom('daily_counts').execute()
    for (const hours of [30, 31, 54]) {
      api.time.now = before + hours * 3_600_000
      await person.call('checkLogin', {})
      await person.call('checkLogin', {})
    }
    expect(await count()).toEqual([1, 1])
    api.time.now = before
  })
})
