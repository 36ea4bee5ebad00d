import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minTrialsFor, findDrawableForms, maxTrialsFor, type DrawForm } from './find-drawable-forms'

const faults = fc.array(fc.constantFrom<DrawForm>('written', 'written', 'written', 'plain', 'blank'), {
  minLength: 1,
  maxLength: 200,
})
/** At least one: drawable documents are never searched. */
const someFaults = faults.filter((needed) => needed.some((form) => form !== 'written'))
const rank = { written: 0, plain: 1, blank: 2 }
/** Drawable when every part is at least as plain as it must be. */
const drawnBy = (needed: DrawForm[]) => (forms: readonly DrawForm[]) =>
  forms.every((form, i) => rank[form] >= rank[needed[i]!])

test('the result can be drawn, and took no more trials than allowed', () => {
  fc.assert(
    fc.property(someFaults, (needed) => {
      let trials = 0
      const isDrawn = drawnBy(needed)
      const most = maxTrialsFor(needed.length)
      const forms = findDrawableForms(needed.length, most, (forms) => (trials++, isDrawn(forms)))
      expect(isDrawn(forms!)).toBe(true)
      expect(trials).toBeLessThanOrEqual(most)
    }),
  )
})

test('with enough trials nothing is plainer than necessary', () => {
  fc.assert(
    fc.property(someFaults, (needed) => {
      expect(findDrawableForms(needed.length, 5_000, drawnBy(needed))).toEqual(needed)
    }),
  )
})

test('one faulty part is found in few trials, wherever it is', () => {
  fc.assert(
    fc.property(
      fc.nat(199),
      fc.integer({ min: 1, max: 200 }),
      fc.constantFrom<DrawForm>('plain', 'blank'),
      (at, count, form) => {
        const needed = Array.from({ length: count }, (_, i): DrawForm =>
          i === at % count ? form : 'written',
        )
        expect(findDrawableForms(count, minTrialsFor(count), drawnBy(needed))).toEqual(needed)
      },
    ),
  )
})

test('a document that can never be drawn is detected in one trial', () => {
  let trials = 0
  expect(findDrawableForms(50, 99, () => (trials++, false))).toBeUndefined()
  expect(trials).toBe(1)
})
