import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseDocument } from '#importer/parse-document'
import { ImportError } from '#importer/import-error'
import { adversarialUnits } from '#tests/linear-time/adversarial-texts'
import { createStepCounter } from '#tests/linear-time/step-counter'
import { pdfUnits, pdfs } from '#tests/linear-time/adversarial-pdfs'
import { files, slowDocxFiles, scans } from '#tests/linear-time/text-scans'

/** In UTF-16 units. Long enough for quadratic work to show, short enough for hundreds of runs. */
const length = 1_500
/** Steps that do not grow with the text. */
const fixed = 2_000

let counter: ReturnType<typeof createStepCounter>
beforeAll(() => {
  counter = createStepCounter(
    (url) =>
      /\/(?:app|resume-lint|resume-model|contract|importer|typeset)\//.test(url) &&
      !url.includes('node_modules'),
  )
})
afterAll(() => counter.close())

/**
 * Units per measurement, because counting takes longer than the work. A single quadratic unit still dominates
 * the steps of its group.
 */
const atOnce = 10

async function expectLinear(
  work: (unit: string, length: number) => unknown,
  allUnits: readonly string[] = adversarialUnits,
) {
  for (let at = 0; at < allUnits.length; at += atOnce) {
    const units = allUnits.slice(at, at + atOnce)
    const stepsAt = (length: number) =>
      counter.stepsOf(async () => {
        for (const unit of units) await work(unit, length)
      })
    const stepsOnce = await stepsAt(length)
    const stepsTwice = await stepsAt(2 * length)
    expect(
      stepsTwice,
      `${JSON.stringify(units)}: ${stepsOnce} steps, then ${stepsTwice}`,
    ).toBeLessThanOrEqual(2.5 * stepsOnce + fixed)
  }
}

test('the step counter detects a nested loop as more than linear', async () => {
  const pairs = (count: number) => {
    let sum = 0
    for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) sum += j
    return sum
  }
  const counted = createStepCounter((url) => url.includes('linear-time.test'))
  const stepsOnce = await counted.stepsOf(() => pairs(length))
  const stepsTwice = await counted.stepsOf(() => pairs(2 * length))
  counted.close()
  expect(stepsOnce).toBeGreaterThan(length)
  expect(stepsTwice).toBeGreaterThan(2.5 * stepsOnce + fixed)
})

async function read({ bytes, name }: { bytes: Uint8Array; name: string }) {
  await parseDocument(bytes, name).catch((error: unknown) => expect(error).toBeInstanceOf(ImportError))
}

describe('the work for twice the text', () => {
  test.each(Object.entries(scans))(
    'the work for %s grows at most 2.5 times with twice the text',
    { timeout: 60_000 },
    (_, scan) => expectLinear(scan),
  )

  test.each(Object.entries(files))(
    'the work to import %s grows at most 2.5 times with twice the text',
    { tags: ['deep'], timeout: 60_000 },
    (_, file) => expectLinear((unit, length) => read(file(unit, length))),
  )

  test.each(Object.entries({ ...slowDocxFiles, ...pdfs }))(
    'the work to import %s grows at most 2.5 times with twice the text',
    { tags: ['deep'], timeout: 60_000 },
    (_, file) => expectLinear((unit, length) => read(file(unit, length)), pdfUnits),
  )
})

test('reading a PDF stops at the first word beyond the limit', { timeout: 60_000 }, async () => {
  const stepsOf = (words: number) => counter.stepsOf(() => read(pdfs['PDF, staircase']!('a', words)))
  expect(await stepsOf(90_000)).toBeLessThan(1.1 * (await stepsOf(45_000)))
})
