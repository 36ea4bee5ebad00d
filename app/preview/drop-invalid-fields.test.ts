import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { resumeJsonWith, buildResume } from '#tests/fixtures/resume-builders'
import { dropInvalidFields } from './drop-invalid-fields'

describe('dropInvalidFields', () => {
  test('returns a valid resume unchanged', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        expect(dropInvalidFields(resume)).toEqual({ resume, problems: {} })
      }),
    )
  })

  test.each([
    ['basics.email', 'wang@', 'email', ''],
    ['basics.birth', '九八年', 'month', ''],
    ['basics.name', '字'.repeat(61), 'tooLong:60', ''],
    ['basics.name', 7, 'wrongType', ''],
    ['sections[0].items[0].from', '2020 年初', 'month', ''],
    ['sections[0].items[1].to', '2010-01', 'monthOrder', ''],
    ['sections[0].items[0].text', 'a'.repeat(20_001), 'tooLong:20000', ''],
    ['basics.links[0].url', 'javascript:alert(1)', 'link', ''],
    ['style.colour', 'red', 'colour', '#1f4e79'],
    ['style.size', '99', 'digits:9–12', 10],
    ['sections[0].visible', 'yes', 'wrongType', true],
    ['basics.links', 7, 'wrongType', []],
    ['intention', 7, 'wrongType', Resume.parse(resumeJsonWith('intention', undefined)).intention],
  ])('drops %s %j, reports it as %s and uses its default', (path, typed, code, stands) => {
    expect(dropInvalidFields(resumeJsonWith(path, typed))).toEqual({
      resume: resumeJsonWith(path, stands),
      problems: { [path]: code },
    })
  })

  test('drops several invalid fields at once and keeps the rest', () => {
    const typed = buildResume((resume) => {
      resume.basics.email = 'wang@'
      resume.sections[0]!.items[0]!.from = 'once'
      resume.sections[0]!.items[1]!.to = '2010-01'
    })
    const { resume, problems } = dropInvalidFields(typed)
    expect(Object.keys(problems)).toHaveLength(3)
    expect(resume?.sections[0]?.items.map(({ title, from, to }) => [title, from, to])).toEqual([
      ['甲公司', '', 'now'],
      ['乙公司', '2018-07', ''],
    ])
  })

  test('drops several invalid entries of one list, and only those', () => {
    const cities = ['市'.repeat(41), '上海', '市'.repeat(42), '杭州', '市'.repeat(43)]
    const { resume, problems } = dropInvalidFields(resumeJsonWith('intention.cities', cities))
    expect(resume?.intention.cities).toEqual(['上海', '杭州'])
    expect(Object.keys(problems)).toEqual([
      'intention.cities[0]',
      'intention.cities[2]',
      'intention.cities[4]',
    ])
  })

  test('drops an invalid entry together with an invalid field of the one after it', () => {
    const [first, second] = buildResume().sections
    const typed = resumeJsonWith('sections', [7, { ...first, title: '题'.repeat(61) }, null, second])
    const { resume, problems } = dropInvalidFields(typed)
    expect(resume?.sections).toEqual([{ ...first, title: '' }, second])
    expect(Object.keys(problems)).toEqual(['sections[0]', 'sections[1].title', 'sections[2]'])
  })

  test('does not change its input', () => {
    const typed = resumeJsonWith('basics.email', 'wang@')
    dropInvalidFields(typed)
    expect(typed).toEqual(resumeJsonWith('basics.email', 'wang@'))
  })

  test.each([
    ['no document', 'x', ['']],
    ['nothing', undefined, ['']],
    ['a document without its basics', resumeJsonWith('basics', undefined), ['basics']],
    ['one of a later version', resumeJsonWith('schemaVersion', 2), ['schemaVersion']],
    ['an id twice', resumeJsonWith('sections[1].id', 's1'), ['sections[1].id']],
    ['no template', resumeJsonWith('style.template', ''), ['style.template']],
  ])('returns no resume for %s, with the reason', (_, typed, names) => {
    const { resume, problems } = dropInvalidFields(typed)
    expect(resume).toBeUndefined()
    expect(Object.keys(problems)).toEqual(names)
  })

  test('never throws, and returns a valid resume or none, for any JSON', () => {
    const anyDocument = fc
      .tuple(fc.constantFrom('basics', 'intention', 'sections', 'sections[0]', 'style'), fc.jsonValue())
      .map(([path, value]) => resumeJsonWith(path, value))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyDocument), (typed) => {
        const { resume, problems } = dropInvalidFields(typed)
        if (resume) expect(Resume.parse(resume)).toEqual(resume)
        else expect(Object.keys(problems).length).toBeGreaterThan(0)
      }),
    )
  })
})
