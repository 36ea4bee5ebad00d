import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ErrorRecord } from '#contract/browser-errors/error-report'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'
import { emptyQueue, isSampled, lastBatch, nextBatch, enqueue } from './report-queue'

const records = fc
  .array(fc.nat(40), { maxLength: 300 })
  .map((kinds) =>
    kinds.map((kind, n) => buildErrorRecord(`${n}`, { fingerprint: kind.toString(16).padStart(8, '0') })),
  )
const filled = (all: ErrorRecord[]) => all.reduce(enqueue, emptyQueue)
const counts = (all: readonly ErrorRecord[]) =>
  all.map((one) => all.filter(({ fingerprint }) => fingerprint === one.fingerprint).length)

describe('the report queue', () => {
  test('holds at most 100 errors, five per fingerprint, in their order', () => {
    fc.assert(
      fc.property(records, (all) => {
        const { pending: waiting } = filled(all)
        expect(waiting.length).toBeLessThanOrEqual(100)
        expect(Math.max(0, ...counts(waiting))).toBeLessThanOrEqual(5)
        expect(waiting).toEqual(all.filter((record) => waiting.includes(record)))
      }),
    )
  })

  test('rejects a sixth error with the same fingerprint, even after five were sent', () => {
    const five = Array.from({ length: 5 }, (_, n) => buildErrorRecord(`${n}`))
    const { rest } = nextBatch(filled(five))
    expect(enqueue(rest, buildErrorRecord('six')).pending).toEqual([])
  })

  test('sends every pending error once, at most ten per batch', () => {
    fc.assert(
      fc.property(records, (all) => {
        const queue = filled(all)
        const sent: ErrorRecord[] = []
        let left = queue
        while (left.pending.length > 0) {
          const { batch, rest } = nextBatch(left)
          expect(batch.length).toBeLessThanOrEqual(10)
          sent.push(...batch)
          left = rest
        }
        expect(sent).toEqual(queue.pending)
      }),
    )
  })

  test('returns the newest ten errors when the page is left', () => {
    fc.assert(
      fc.property(records, (all) => {
        expect(lastBatch(filled(all))).toEqual(filled(all).pending.slice(-10))
      }),
    )
  })
})

test.each([
  ['critical', 0.99, true],
  ['high', 0.99, true],
  ['medium', 0.0999, true],
  ['medium', 0.1, false],
  ['low', 0.99, false],
] as const)('samples an error of level %s at random value %d: %s', (level, random, isReported) => {
  expect(isSampled(level, random)).toBe(isReported)
})
