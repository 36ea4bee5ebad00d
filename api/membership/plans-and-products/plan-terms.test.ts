import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNLIMITED } from '#contract/billing/benefits'
import { freePlanTerms, bestTermsFor, type PlanTerms } from './plan-terms'

const at = (month: number, day: number) => Date.UTC(2026, month - 1, day, 12)
const terms = (from_at: number, downloads: number): PlanTerms => ({ from_at, benefits: { 2: downloads } })

describe('bestTermsFor', () => {
  test.each<[string, PlanTerms[], number[], number, number]>([
    ['as it was bought', [terms(0, 30)], [at(5, 2)], at(5, 20), 30],
    ['a rise waits for the next month', [terms(0, 30), terms(at(5, 10), 50)], [at(5, 2)], at(5, 31), 30],
    ['and is there in the next month', [terms(0, 30), terms(at(5, 10), 50)], [at(5, 2)], at(6, 1), 50],
    ['a cut does not reach what was bought', [terms(0, 30), terms(at(5, 10), 5)], [at(5, 2)], at(6, 1), 30],
    ['a cut reaches who bought after it', [terms(0, 30), terms(at(5, 10), 5)], [at(5, 11)], at(5, 12), 5],
    [
      'a rise that came stays when it is taken back',
      [terms(0, 30), terms(at(5, 10), 50), terms(at(6, 10), 5)],
      [at(5, 2)],
      at(7, 2),
      50,
    ],
    [
      'a rise that was taken back within its month never came',
      [terms(0, 30), terms(at(5, 10), 50), terms(at(5, 20), 30)],
      [at(5, 2)],
      at(6, 2),
      30,
    ],
    [
      'who renews after a rise has it at once',
      [terms(0, 30), terms(at(5, 10), 50)],
      [at(5, 2), at(5, 11)],
      at(5, 12),
      50,
    ],
    [
      'who buys in the moment of a change has what is sold from then on',
      [terms(0, 30), terms(at(5, 10), 50)],
      [at(5, 10)],
      at(5, 10),
      50,
    ],
    [
      'any number is more than each',
      [terms(0, UNLIMITED), terms(at(5, 10), 50)],
      [at(5, 2)],
      at(6, 12),
      UNLIMITED,
    ],
  ])('%s', (_, history, grantedAt, now, downloads) => {
    expect(bestTermsFor(history, grantedAt, now)).toEqual({ 2: downloads })
  })

  test('benefits never shrink during the paid period, whatever admins change', () => {
    const change = fc.record({ days: fc.nat(40), downloads: fc.constantFrom(UNLIMITED, 0, 1, 5, 30, 200) })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(60), (changes, boughtOn) => {
        let from = at(5, 1)
        const history = changes.map(({ days, downloads }, n) =>
          terms(n === 0 ? 0 : (from += (days + 1) * 86_400_000), downloads),
        )
        const bought = at(5, 1) + boughtOn * 86_400_000
        const size = (value: number) => (value === UNLIMITED ? Infinity : value)
        let last = -1
        for (let now = bought; now < bought + 400 * 86_400_000; now += 3 * 86_400_000) {
          const has = size(bestTermsFor(history, [bought], now)[2]!)
          expect(has).toBeGreaterThanOrEqual(last)
          last = has
        }
      }),
    )
  })
})

describe('freePlanTerms', () => {
  const history = [terms(0, 3), terms(at(5, 10), 1)]

  test.each([
    ['is as it was when the month began', at(1, 1), at(5, 20), 3],
    ['is as it was when its owner came', at(5, 12), at(5, 20), 1],
    ['is as it is now from the next month on', at(1, 1), at(6, 1), 1],
  ])('%s', (_, came, now, downloads) => {
    expect(freePlanTerms(history, came, now)).toEqual({ 2: downloads })
  })
})
