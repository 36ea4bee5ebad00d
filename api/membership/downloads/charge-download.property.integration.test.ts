import fc from 'fast-check'
import { BenefitIds } from '#contract/billing/benefits'
import { sizeOf } from '#tests/sizes'
import { describe, expect, test } from 'vitest'
import { downloadWindowMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { createTestUser, grantMembership, type TestUser } from '../../testing/test-person'
import { useTestApi } from '../../testing/test-api'

const day = 24 * 3_600_000
/** Drafts downloaded concurrently, by number, and the time until the next downloads. */
const moment = fc.record({
  presses: fc.array(fc.nat(5), { minLength: 1, maxLength: 8 }),
  waitMs: fc.constantFrom(0, day, downloadWindowMs - 1, downloadWindowMs, 31 * day),
})

describe.each(databases)('downloads on $name', ({ empty }) => {
  const api = useTestApi(empty)

  test(
    'concurrent downloads are charged once per week and item, and never beyond the quota',
    { tags: ['sized'], timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(moment, { minLength: 1, maxLength: 5 }),
          fc.boolean(),
          async (moments, pays) => {
            const person = await createTestUser(api)
            if (pays) await grantMembership(api, person, 200, 31)
            const openUntil = new Map<number, number>()
            for (const { presses, waitMs } of moments) {
              const before = await leftOf(person)
              const answers = await Promise.all(
                presses.map((n) => person.call('chargeDownload', { item: `draft:d${n}` })),
              )
              const counted = answers.filter(({ code, data }) => code === 0 && data.charged)
              const closed = new Set(presses.filter((n) => (openUntil.get(n) ?? 0) <= api.time.now))
              expect(counted).toHaveLength(Math.min(closed.size, before))
              expect(await leftOf(person)).toBe(before - counted.length)
              presses.forEach((n, at) => {
                const { code, data } = answers[at]!
                if (!closed.has(n)) expect(code).toBe(0)
                if (code === 0) openUntil.set(n, data.openUntil as number)
              })
              api.time.now += waitMs
            }
          },
        ),
        { numRuns: sizeOf(8, 25) },
      )
    },
  )

  async function leftOf(person: TestUser): Promise<number> {
    return (await person.call('fetchPlanBenefits', {})).data.benefits[BenefitIds.resumeMaxDownloadCount]
  }
})
