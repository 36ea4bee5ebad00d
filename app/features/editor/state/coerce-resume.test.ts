import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SECTION_KINDS } from '#contract/resume/section-kinds'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { resumeJsonWith, editorFormData, buildResume } from '#tests/fixtures/resume-builders'
import { parseResumeForm } from '#app/features/editor/form-post/parse-resume-form.server'
import { coerceResume } from './coerce-resume'

describe('coerceResume', () => {
  test('leaves a valid resume unchanged', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        expect(coerceResume(resume)).toEqual(resume)
      }),
    )
  })

  test.each([
    ['basics.birth', '九八年'],
    ['basics.email', 'wang@'],
    ['basics.name', '字'.repeat(500)],
    ['basics.links[0].url', 'javascript:alert(1)'],
    ['sections[0].title', '  两边有空  '],
    ['sections[0].items[0].from', '2020 年初'],
    ['sections[0].items[0].to', '2019-01'],
    ['style.colour', 'red'],
    ['style.size', '99'],
  ])('preserves %s as typed, valid or not', (path, typed) => {
    expect(coerceResume(resumeJsonWith(path, typed))).toEqual(resumeJsonWith(path, typed))
  })

  test('reads the cities of a posted form as a list', () => {
    const { intention } = coerceResume(parseResumeForm(editorFormData(buildResume())))
    expect(intention.cities).toEqual(['上海', '杭州'])
  })

  test.each([
    ['上海/杭州', ['上海', '杭州']],
    [' 上海，  杭州、', ['上海', '杭州']],
    ['', []],
    [7, []],
    [['上海', 7, null], ['上海']],
  ])('reads the cities %j as %j', (cities, read) => {
    expect(coerceResume({ intention: { cities } }).intention.cities).toEqual(read)
  })

  test.each([
    ['hobbies'],
    ['toString'],
    ['constructor'],
    ['__proto__'],
    [7],
    [['work']],
    [{ toString: 1, valueOf: 1 }],
    [undefined],
  ])('reads a section of the unknown kind %j as custom', (kind) => {
    expect(coerceResume({ sections: [{ id: 's', kind, title: '爱好' }] }).sections).toEqual([
      { id: 's', kind: 'custom', title: '爱好', visible: true, items: [] },
    ])
  })

  test.each([
    ['sections', 'none'],
    ['sections[0].items', 7],
    ['basics.links', {}],
    ['basics', []],
    ['style', 'x'],
    ['style.size', {}],
    ['style.colour', ['red']],
  ])('replaces a value of the wrong type at %s: %j', (path, value) => {
    const blank = coerceResume({})
    const mended = coerceResume(resumeJsonWith(path, value))
    const typesOf = (document: object) => Object.entries(document).map(([key, of]) => [key, typeof of])
    expect(typesOf(mended)).toEqual(typesOf(blank))
    expect(typesOf(mended.style)).toEqual(typesOf(blank.style))
  })

  test('never throws and gives every text field a string, for any JSON', () => {
    const section = fc.record({
      kind: fc.jsonValue(),
      title: fc.jsonValue(),
      items: fc.array(fc.jsonValue()),
    })
    const document = fc.record(
      {
        basics: fc.oneof(
          fc.jsonValue(),
          fc.record({ name: fc.jsonValue(), links: fc.array(fc.jsonValue()) }),
        ),
        intention: fc.oneof(fc.jsonValue(), fc.record({ cities: fc.jsonValue() })),
        sections: fc.oneof(fc.jsonValue(), fc.array(section)),
        style: fc.oneof(fc.jsonValue(), fc.record({ colour: fc.jsonValue(), template: fc.jsonValue() })),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), document), (value) => {
        const { basics, intention, sections, style } = coerceResume(value)
        const { links, custom, ...texts } = basics
        const { cities, ...wishes } = intention
        const items = sections.flatMap((one) => one.items)
        const said = [texts, wishes, ...links, ...custom, ...items].flatMap(({ ...texts }) =>
          Object.entries(texts),
        )
        for (const [name, text] of said) expect(typeof text).toBe(name === 'visible' ? 'boolean' : 'string')
        for (const city of cities) expect(typeof city).toBe('string')
        for (const one of sections) {
          expect([typeof one.id, typeof one.title, typeof one.visible]).toEqual([
            'string',
            'string',
            'boolean',
          ])
          expect(SECTION_KINDS).toContain(one.kind)
        }
        for (const [name, look] of Object.entries(style))
          expect(name === 'icons' ? ['boolean'] : ['string', 'number']).toContain(typeof look)
      }),
    )
  })

  test('preserves a given id and creates a missing one', () => {
    const sections = [{ items: [{ title: 'a' }, { id: 'mine' }] }]
    const [section] = coerceResume({ sections }).sections
    expect([section?.id, ...(section?.items.map(({ id }) => id) ?? [])]).toEqual([
      'section-0',
      'section-0-0',
      'mine',
    ])
  })
})
