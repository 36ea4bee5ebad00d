import fc from 'fast-check'
import { BenefitIds } from '#contract/billing/benefits'
import { ChatQuestion } from '#contract/chat/chat'
import { sizeOf } from '#tests/sizes'
import { describe, expect, test } from 'vitest'
import { settleTurn } from './turns/chat-turns.queries'
import { insertPointGrant, sumPoints } from '../membership/benefits/points.queries'
import { newShortId } from '../ids-and-hashes'
import { ApiError } from '../http/api-error'
import { newQuestion, readStream } from '../testing/read-stream'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { scriptedAi } from '../testing/scripted-ai'
import { useTestApi } from '../testing/test-api'
import { leaseMs, failAbandonedTurns } from './turns/abandoned-turns'
import { createTurn } from './turns/create-turn'

/**
 * The course of one question: how the provider ends, whether the user stops it, whether the process crashes.
 */
const fate = fc.record({
  texts: fc.constantFrom(0, 1, 1, 2),
  ends: fc.constantFrom('whole', 'whole', 'whole', 'down', 'cut', 'malformed', 'filtered'),
  session: fc.nat(3),
  stops: fc.constantFrom(false, false, true),
  dies: fc.constantFrom('no', 'no', 'no', 'before a word', 'after a word'),
  twice: fc.boolean(),
})
type Fate = typeof fate extends fc.Arbitrary<infer F> ? F : never
const moment = fc.record({
  /** Questions asked concurrently. */
  asks: fc.array(fate, { minLength: 4, maxLength: 8, size: 'max' }),
  given: fc.nat(5),
  waitMs: fc.constantFrom(0, 1_000, leaseMs),
})
type Moment = typeof moment extends fc.Arbitrary<infer M> ? M : never

describe.each(databases)('points on $name', ({ empty }) => {
  const ai = scriptedAi()
  const api = useTestApi(empty, { ai: ai.provider })

  /** Simulates a process that reserved the answer's cost, perhaps started, and crashed. */
  async function die(person: TestUser, input: ReturnType<typeof newQuestion>, began: boolean) {
    const opening = { ...ChatQuestion.parse(input), userId: person.userId, resume: null, model: 'm' }
    try {
      const { turn } = await createTurn(api.deps, opening)
      if (began) await settleTurn(api.db, turn.id, api.time.now)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  async function live(person: TestUser, sessions: string[], { asks, given, waitMs }: Moment) {
    const grant = { user_id: person.userId, points: given, source: 'admin', created_at: 0 } as const
    await insertPointGrant(api.db, { id: newShortId(), ...grant })
    await api.db.deleteFrom('limits').execute()
    // Each question carries the index of its scenario.
    ai.setScript(({ messages }) => {
      const { texts, ends } = asks[Number(messages.at(-1)!.content)]!
      const answer = Array.from({ length: texts }, () => ({ text: '字' }))
      return [...answer, ends === 'whole' ? { end: ends } : { fail: ends as 'down' }]
    })
    const ask = async ({ session, stops, dies, twice }: Fate, index: number) => {
      const sessionId = sessions[session]
      const question = newQuestion({ question: String(index), ...(sessionId && { sessionId }) })
      if (dies !== 'no') return die(person, question, dies === 'after a word')
      const [firstAnswer] = await Promise.all([
        readStream(api, 'askChat', question, person.token),
        twice && readStream(api, 'askChat', question, person.token),
        stops && person.call('stopAnswer', { id: question.askId }),
      ])
      const [first] = firstAnswer.events
      if (first?.is === 'asked') sessions.push(first.sessionId)
    }
    await Promise.all([...asks.map(ask), failAbandonedTurns(api.deps)])
    api.time.now += waitMs
  }

  test(
    'under concurrency the points spent equal the answers charged, and never exceed the quota',
    { tags: ['sized'], timeout: 60_000 },
    async () => {
      const seen = { answered: 0, returned: 0 }
      const moments = fc.array(moment, { minLength: 2, maxLength: 4, size: 'max' })
      await fc.assert(
        fc.asyncProperty(moments, async (all) => {
          const person = await createTestUser(api)
          const sessions: string[] = []
          for (const one of all) await live(person, sessions, one)
          api.time.now += leaseMs
          await failAbandonedTurns(api.deps)

          const ownTurns = api.db.selectFrom('chat_turns').selectAll().where('user_id', '=', person.userId)
          const turns = await ownTurns.execute()
          const answered = turns.filter(({ charge }) => charge === 'settled')
          seen.answered += answered.length
          seen.returned += turns.length - answered.length
          const counters = api.db
            .selectFrom('benefit_counters')
            .selectAll()
            .where('user_id', '=', person.userId)
          const points = (await counters.execute()).find(
            ({ benefit_id }) => benefit_id === BenefitIds.catPoints,
          )
          expect(points?.spent ?? 0).toBe(answered.length)
          expect(answered.length).toBeLessThanOrEqual(1 + (await sumPoints(api.db, person.userId)))
          const wrong = turns.filter(({ charge, state, answer }) =>
            charge === 'settled'
              ? answer === '' || !['done', 'stopped'].includes(state)
              : charge !== 'returned' || !['failed', 'stopped'].includes(state),
          )
          expect(wrong).toEqual([])
        }),
        { numRuns: sizeOf(6, 20) },
      )
      expect(seen.answered).toBeGreaterThan(sizeOf(4, 15))
      expect(seen.returned).toBeGreaterThan(sizeOf(4, 15))
    },
  )
})
