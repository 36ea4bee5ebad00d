import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setAtPath } from './resume-path'
import { applyEdits, editsBetween } from './document-edits'
import { buildResume } from '#tests/fixtures/resume-builders'

const resume = buildResume()
/** What comes out of a store. */
const stored = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T

const leaf = fc.oneof(fc.string({ maxLength: 4, unit: 'binary' }), fc.integer(), fc.boolean())
const entry = fc.record(
  { id: fc.constantFrom('a', 'b', 'c'), text: fc.string({ maxLength: 6 }), kept: leaf },
  { requiredKeys: ['id'] },
)
const document = fc.record(
  {
    title: fc.string({ maxLength: 8, unit: 'grapheme' }),
    entries: fc.array(entry, { maxLength: 4 }),
    names: fc.array(leaf),
    more: leaf,
  },
  { requiredKeys: ['entries'] },
)

test('the edits between two documents make the one of the other, also once they were stored', () => {
  fc.assert(
    fc.property(document, document, (from, to) => {
      expect(applyEdits(from, stored(editsBetween(from, to)))).toEqual(to)
    }),
  )
})

test('a typed letter is one letter, and everything else is shared', () => {
  const path = 'sections[0].items[0].text'
  const typed = setAtPath(resume, path, `${resume.sections[0]!.items[0]!.text}。`)
  const edits = editsBetween(typed, resume)
  expect(JSON.stringify(edits).length).toBeLessThan(60)
  const back = applyEdits(typed, edits)
  expect(back).toEqual(resume)
  expect(back.basics).toBe(resume.basics)
})

test('a removed entry is the entry alone', () => {
  const [first, ...others] = resume.sections
  const without = { ...resume, sections: [{ ...first!, items: first!.items.slice(1) }, ...others] }
  const edits = editsBetween(without, resume)
  expect(applyEdits(without, stored(edits))).toEqual(resume)
  expect(edits).toHaveLength(1)
})

test('a place that is not there is an error', () => {
  expect(() => applyEdits({ a: 'text' }, [[['a', 'b'], 1]])).toThrow()
})
