import fc from 'fast-check'
import type { AuditRecord } from '#contract/admin/audit'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { newShortId } from '../../ids-and-hashes'
import { useTestChat } from '../../testing/use-test-chat'
import { databases } from '../../testing/databases'
import { createTestAdmin, createTestUser, type TestUser } from '../../testing/test-person'
import { failure, useTestApi } from '../../testing/test-api'

describe.each(databases)('points in the admin panel on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let admin: TestUser
  let person: TestUser
  beforeEach(async () => {
    admin = await createTestAdmin(api)
    person = await createTestUser(api)
  })
  const history = async () =>
    (await admin.call('readUserAsAdmin', { id: person.userId })).data.history as AuditRecord[]
  const grantPoints = (points: number, wish: string, user = person) =>
    admin.call('grantPoints', { id: user.userId, wish: `${wish}-${user.userId}`, points, reason: '补偿' })
  const remainingAnswers = async () => (await person.call('listChats', {})).data.standing.left as number

  test("a grant of points is made once per wish id, and appears in the user's ledger", async () => {
    const responses = await Promise.all([1, 2, 3].map(() => grantPoints(10, 'food')))
    expect(responses.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await remainingAnswers()).toBe(11)
    expect(responses[2]!.data).toMatchObject({
      benefits: { 6: 11 },
      allowance: { 6: 11 },
      pointsTakeable: 10,
      membership: { points: [{ points: 10, source: 'admin', at: api.time.now }] },
    })
    expect((await person.call('readMembership', {})).data.points).toHaveLength(1)
    expect(await history()).toMatchObject([
      { action: 'pointsGranted', before: { points: 1 }, after: { points: 11, grantedPoints: 10 } },
    ])
  })

  test('granted points can be revoked down to what was not spent', async () => {
    await grantPoints(10, 'food')
    await api.db
      .insertInto('benefit_counters')
      .values({ user_id: person.userId, benefit_id: 6, period_at: 0, spent: 4 })
      .execute()
    expect(await grantPoints(-8, 'too-much')).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('最多可收回 AI 次数 7 次')),
    )
    const responses = await Promise.all([1, 2].map(() => grantPoints(-7, 'back')))
    expect(responses.map(({ code }) => code)).toEqual([0, 0])
    expect(await remainingAnswers()).toBe(0)
    expect((await grantPoints(-1, 'more')).code).toBe(ApiCodes.conflict)
    await grantPoints(5, 'again')
    expect(await remainingAnswers()).toBe(5)
    expect((await history()).map(({ after }) => after.points)).toHaveLength(3)
  })

  test('concurrent revocations never lead below zero', async () => {
    await grantPoints(3, 'food')
    const responses = await Promise.all([1, 2, 3, 4, 5].map((n) => grantPoints(-1, `back-${n}`)))
    expect(responses.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(await remainingAnswers()).toBe(1)
  })

  test.each([0, 10_001, -10_001, 1.5])('%s points are rejected', async (points) => {
    expect(await grantPoints(points, 'refused')).toMatchObject({ code: ApiCodes.invalidInput })
  })
})

describe.each(databases)('points that are spent while they are revoked on $name', ({ empty }) => {
  const chat = useTestChat(empty)

  test('concurrent spending and revoking counts each point once', async () => {
    const { api, grantPoints, ask, remainingAnswers } = chat
    const admin = await createTestAdmin(api)
    const amounts = fc.record({
      given: fc.nat(6),
      asks: fc.nat(4),
      takes: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(amounts, async ({ given, asks, takes }) => {
        api.time.now += 60 * 60_000
        const person = await createTestUser(api)
        await grantPoints(given, person)
        const had = await remainingAnswers(person)
        const take = (points: number) =>
          admin.call('grantPoints', {
            id: person.userId,
            wish: newShortId(),
            points: -points,
            reason: '收回',
          })
        const [answers, taken] = await Promise.all([
          Promise.all(Array.from({ length: asks }, () => ask({}, person))),
          Promise.all(takes.map(async (points) => ((await take(points)).code === ApiCodes.ok ? points : 0))),
        ])
        const answered = answers.filter(({ code }) => code === ApiCodes.ok).length
        const sum = taken.reduce((all, one) => all + one, 0)
        expect(sum).toBeLessThanOrEqual(given)
        expect(await remainingAnswers(person)).toBe(had - answered - sum)
      }),
      { numRuns: 20 },
    )
  })
})
