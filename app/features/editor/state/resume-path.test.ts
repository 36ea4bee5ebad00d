import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import { parsePath, getAtPath, setAtPath } from './resume-path'

describe('parsePath', () => {
  test.each([
    ['', []],
    ['basics.name', ['basics', 'name']],
    ['sections[0].items[11].title', ['sections', 0, 'items', 11, 'title']],
  ])('parses the path %j', (name, path) => {
    expect(parsePath(name)).toEqual(path)
  })
})

describe('getAtPath', () => {
  test.each([
    ['basics.name', '王小明'],
    ['sections[1].items[0].text', 'TypeScript'],
    ['intention.cities[1]', '杭州'],
    ['sections[9].items[0].text', undefined],
    ['basics.name.first.letter', undefined],
    ['nobody.at.home', undefined],
  ])('finds at %s the value %j', (name, value) => {
    expect(getAtPath(buildResume(), name)).toBe(value)
  })

  test('returns undefined without a document', () => {
    expect(getAtPath(undefined, 'basics.name')).toBeUndefined()
    expect(getAtPath(null, 'basics.name')).toBeUndefined()
  })
})

describe('setAtPath', () => {
  test('changes one value and shares everything else with the original', () => {
    const before = buildResume()
    const after = setAtPath(before, 'sections[0].items[1].title', '丙公司')
    expect(after.sections[0]!.items[1]!.title).toBe('丙公司')
    expect(before).toEqual(buildResume())
    expect(after.basics).toBe(before.basics)
    expect(after.style).toBe(before.style)
    expect(after.sections[1]).toBe(before.sections[1])
    expect(after.sections[0]!.items[0]).toBe(before.sections[0]!.items[0])
  })

  test('preserves arrays', () => {
    expect(setAtPath(buildResume(), 'intention.cities[0]', '北京').intention.cities).toEqual(['北京', '杭州'])
    expect(setAtPath(buildResume(), 'intention.cities', []).intention.cities).toEqual([])
  })

  test.each([
    'nobody',
    'basics.nobody',
    'basics.name.first',
    'sections[2].title',
    'sections[-1].title',
    'sections.title',
    'sections.length',
    'sections[0].items[9].title',
    'basics.__proto__',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'basics.toString',
  ])('the invalid path %s returns the same document', (name) => {
    const before = buildResume()
    expect(setAtPath(before, name, 'x')).toBe(before)
    expect(before).toEqual(buildResume())
    expect({}).not.toHaveProperty('polluted')
  })

  const anyPath = fc
    .array(
      fc.oneof(fc.nat(5), fc.constantFrom('sections', 'items', 'title', 'length', '__proto__', 'toString')),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((keys) => keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join(''))

  test('sets the value or returns the same document, for any path', () => {
    fc.assert(
      fc.property(arbitraryResume, anyPath, (resume, name) => {
        const value = { put: 'in' }
        const after: unknown = setAtPath(resume, name, value)
        if (after !== resume) expect(getAtPath(after, name)).toBe(value)
      }),
    )
  })

  test('restores an equal document when the old value is set again', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        resume.sections.forEach((section, s) => {
          const name = `sections[${s}].title`
          expect(setAtPath(setAtPath(resume, name, '另一个'), name, section.title)).toEqual(resume)
        })
      }),
    )
  })
})
