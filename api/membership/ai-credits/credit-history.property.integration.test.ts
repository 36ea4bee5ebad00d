import fc from 'fast-check'
import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import type { CreditLine } from '#contract/billing/ai-credits'
import { ChatQuestion } from '#contract/chat/chat'
import { sizeOf } from '#tests/sizes'
import { describe, expect, test } from 'vitest'
import { createTurn } from '../../chat/turns/create-turn'
import { failAbandonedTurns, leaseMs } from '../../chat/turns/abandoned-turns'
import { ApiError } from '../../http/api-error'
import { newShortId } from '../../ids-and-hashes'
import { databases } from '../../testing/databases'
import { newQuestion, readStream } from '../../testing/read-stream'
import { scriptedAi } from '../../testing/scripted-ai'
import { createTestAdmin, createTestUser, type TestUser } from '../../testing/test-person'
import { useTestApi } from '../../testing/test-api'

const hour = 3_600_000
const count = fc.constantFrom(0, 1, 2, 5)
const terms = fc.record({ free: count, monthly: fc.constantFrom(0, 1, 3, UNLIMITED), once: count })
const level = fc.constantFrom(200 as const, 300 as const)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ is: fc.constant('ask' as const), answers: fc.array(fc.boolean()) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('die' as const) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('consume' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('points' as const), points: fc.integer({ min: -4, max: 6 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      is: fc.constant('days' as const),
      level,
      days: fc.integer({ min: -20, max: 40 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('wait' as const), hours: fc.constantFrom(0, 1, 100, 800, 2_000) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Terms = typeof terms extends fc.Arbitrary<infer T> ? T : never

describe.each(databases)('any history of AI credits on $name', ({ empty }) => {
  const ai = scriptedAi()
  const api = useTestApi(empty, { ai: ai.provider })

  async function setTerms(id: string, { free, monthly, once }: Terms) {
    const { chatFreeCount, chatVipCount, catPoints } = BenefitIds
    const benefits = JSON.stringify({ [chatFreeCount]: free, [chatVipCount]: monthly, [catPoints]: once })
    await api.db.updateTable('product_terms').set({ benefits }).where('product_id', '=', id).execute()
  }

  /** Reserves what an answer costs, as a process that is killed then. */
  async function die(person: TestUser) {
    const question = { ...ChatQuestion.parse(newQuestion()), userId: person.userId, resume: null, model: 'm' }
    await createTurn(api.deps, question).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    })
  }

  async function take(person: TestUser, admin: TestUser, one: Step) {
    const wish = { id: person.userId, wish: newShortId(), reason: '补偿' }
    await api.db.deleteFrom('limits').execute()
    if (one.is === 'die') await die(person)
    else if (one.is === 'consume') await person.call('consumeBenefit', { benefitId: BenefitIds.catPoints })
    else if (one.is === 'points') await admin.call('grantPoints', { ...wish, points: one.points || 1 })
    else if (one.is === 'days') {
      const grant = { id: newShortId(), user_id: person.userId, level: one.level, source: 'order' } as const
      const row = { ...grant, seconds: one.days * 86_400, created_at: api.time.now }
      await api.db.insertInto('grants').values(row).execute()
    } else if (one.is === 'wait') {
      api.time.now += one.hours * hour
      if (one.hours * hour >= leaseMs) await failAbandonedTurns(api.deps)
    } else {
      ai.setScript(({ messages }) =>
        messages.at(-1)!.content === 'whole' ? [{ text: '字' }, { end: 'whole' }] : [{ fail: 'down' }],
      )
      await Promise.all([
        ...one.answers.map((isWhole) =>
          readStream(api, 'askChat', newQuestion({ question: isWhole ? 'whole' : 'none' }), person.token),
        ),
        failAbandonedTurns(api.deps),
        person.call('readCreditHistory', { page: 1 }),
      ])
    }
  }

  async function readAll(person: TestUser): Promise<CreditLine[]> {
    const { lines, pages } = (await person.call('readCreditHistory', { page: 1 })).data
    const all = [...lines]
    for (let page = 2; page <= pages; page++)
      all.push(...(await person.call('readCreditHistory', { page })).data.lines)
    return all
  }

  test(
    'the lines add up to each balance and to what is left, and no line ever changes',
    { tags: ['sized'], timeout: 120_000 },
    async () => {
      const steps = fc.array(step, { minLength: 4, maxLength: 12, size: 'max' })
      const plans = fc.record({ free: terms, lower: terms, upper: terms })
      await fc.assert(
        fc.asyncProperty(plans, steps, async ({ free, lower, upper }, all) => {
          await setTerms('01', free)
          await setTerms('200', lower)
          await setTerms('300', upper)
          const admin = await createTestAdmin(api)
          const person = await createTestUser(api)
          let before: CreditLine[] = []
          for (const one of all) {
            await take(person, admin, one)
            api.time.now += 1_000
            const lines = await readAll(person)
            expect(lines.slice(lines.length - before.length)).toEqual(before)
            before = lines
            const { left } = (await person.call('listChats', {})).data.standing
            expect(lines[0]?.balance ?? 0).toBe(left)
            let sum = 0
            for (const { change, balance } of lines.toReversed()) {
              sum += change
              if (balance !== UNLIMITED) expect(balance).toBe(sum)
            }
          }
          const turns = await api.db
            .selectFrom('chat_turns')
            .select(['charge'])
            .where('user_id', '=', person.userId)
            .execute()
          const linesOf = (kind: string) =>
            before.filter((line) => line.kind === kind && line.purpose === 'chat').length
          expect(linesOf('use')).toBe(turns.length)
          expect(linesOf('return')).toBe(turns.filter(({ charge }) => charge === 'returned').length)
        }),
        { numRuns: sizeOf(10, 60) },
      )
    },
  )
})
