import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { resumeJsonWith, buildResume } from '#tests/fixtures/resume-builders'
import { toFieldErrors } from '../validation/to-field-errors'
import { formatFieldError } from '../validation/field-error-codes'
import { Resume } from './resume'

const places = [
  ...leaves(buildResume()),
  'basics',
  'intention',
  'sections',
  'sections[0]',
  'style',
  'basics.links',
]

/** A valid document in which some values are replaced by any JSON. */
const damagedResume = fc
  .array(fc.tuple(fc.constantFrom(...places), fc.jsonValue()), { minLength: 1, maxLength: 4 })
  .map((damages) =>
    damages.reduce<unknown>((document, [path, value]) => {
      try {
        return resumeJsonWith(path, value, document)
      } catch {
        // An earlier replacement removed the parent.
        return document
      }
    }, buildResume()),
  )

describe('any JSON value', () => {
  test.each([
    ['out of nowhere', fc.jsonValue()],
    ['in the place of a few values', damagedResume],
  ])('%s is a valid resume, or every error has a name and a message', (_, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const read = Resume.safeParse(value)
        if (read.success) return
        const problems = Object.entries(toFieldErrors(read.error))
        expect(problems.length).toBeGreaterThan(0)
        for (const [name, code] of problems) {
          expect(name).toMatch(/^([a-zA-Z]+((\.[a-zA-Z]+)|(\[\d+\]))*)?$/)
          expect(formatFieldError(code, 'zh')).not.toBe('')
        }
      }),
    )
  })
})

describe('a parsed resume', () => {
  test('a parsed resume parses to itself, through JSON and back', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        expect(Resume.parse(resume)).toEqual(resume)
        expect(Resume.parse(JSON.parse(JSON.stringify(resume)))).toEqual(resume)
      }),
    )
  })

  test('any parsed document parses to itself', () => {
    fc.assert(
      fc.property(damagedResume, (value) => {
        const read = Resume.safeParse(value)
        if (read.success) expect(Resume.parse(read.data)).toEqual(read.data)
      }),
    )
  })
})

/** Paths of all values in a document that are neither object nor array. */
function leaves(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const at = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    return typeof child === 'object' && child !== null ? leaves(child, at) : [at]
  })
}
