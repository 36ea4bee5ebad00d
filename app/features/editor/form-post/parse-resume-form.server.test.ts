import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { formatPhone, normalizeEmail } from '#resume-model/contact/normalize-contact'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { formOf } from '#tests/fixtures/form-of'
import { editorFormData, buildResume } from '#tests/fixtures/resume-builders'
import { validateResume, parseResumeForm } from './parse-resume-form.server'

describe('parseResumeForm', () => {
  test('returns the resume whose form was posted, with its phone and e-mail as they are printed', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { phone, email } = resume.basics
        const inEnglish = resume.style.headings === 'en'
        const basics = {
          ...resume.basics,
          phone: formatPhone(phone, inEnglish),
          email: normalizeEmail(email),
        }
        expect(Resume.parse(parseResumeForm(editorFormData(resume)))).toEqual({ ...resume, basics })
      }),
    )
  })

  test('leaves everything exactly as typed', () => {
    const form = formOf({ 'basics.name': '  王 ', 'basics.birth': '九八年', 'style.size': 'big' })
    expect(parseResumeForm(form)).toMatchObject({
      basics: { name: '  王 ', birth: '九八年' },
      style: { size: 'big' },
    })
  })

  test.each([
    ['false', false],
    ['true', true],
    ['', true],
    ['no', true],
  ])('reads visible=%j of a section and of an entry as %s', (text, visible) => {
    const form = formOf({
      'sections[0].id': 's',
      'sections[0].visible': text,
      'sections[0].items[0].id': 'i',
      'sections[0].items[0].visible': text,
    })
    expect(parseResumeForm(form).sections).toEqual([{ id: 's', visible, items: [{ id: 'i', visible }] }])
  })

  test('shows a section without a visible field', () => {
    const { sections } = parseResumeForm(formOf({ 'sections[0].id': 's' }))
    expect(sections).toEqual([{ id: 's', visible: true, items: [] }])
  })

  test.each([
    ['true', true],
    ['false', false],
    ['maybe', 'maybe'],
  ])('reads icons posted as %s as %j', (posted, icons) => {
    expect(parseResumeForm(formOf({ 'style.icons': posted }))).toMatchObject({ style: { icons } })
  })

  test('reads an empty form as a document without content', () => {
    expect(parseResumeForm(new FormData())).toEqual({
      schemaVersion: 1,
      basics: {},
      intention: {},
      sections: [],
      style: {},
    })
  })

  test('ignores files and fields that are not part of a resume', () => {
    const posted = editorFormData(buildResume(), {
      intent: 'save',
      pane: 'style',
      revision: '3',
      'sections[0].title': new File(['x'], 'x.txt'),
    })
    expect(parseResumeForm(posted)).toEqual(parseResumeForm(editorFormData(buildResume())))
  })

  test('keeps an extra section, so that validation reports it', () => {
    expect(parseResumeForm(formOf({ 'sections[130].id': 's130' })).sections).toHaveLength(1)
  })
})

describe('a hostile field name', () => {
  const hostile = [
    '__proto__',
    '__proto__.polluted',
    'basics.__proto__.polluted',
    'constructor.prototype.polluted',
    'basics.toString',
    'style.valueOf',
    'style.hasOwnProperty',
    'sections[999999999].id',
    'sections[0].items[4294967295].title',
    'sections[1e9].id',
    'sections[-1].id',
    'sections[abc]',
    'sections[0',
    'sections..id',
    'sections].id',
    'sections',
    'sections.length',
    'sections[]',
    '[',
    '.',
    '',
    'basics',
    `sections${'[0]'.repeat(10_000)}`,
    `basics${'.a'.repeat(10_000)}`,
  ]

  test.each(hostile.map((name) => [name.length > 40 ? `${name.slice(0, 40)}…` : name, name]))(
    '%j neither throws nor reaches the document',
    (_, name) => {
      const posted = editorFormData(buildResume(), { [name]: '7' })
      expect(Resume.parse(parseResumeForm(posted))).toEqual(buildResume())
      expect({}).not.toHaveProperty('polluted')
    },
  )

  test('throws for no random field names', () => {
    const part = fc.constantFrom(...'sections basics items [0] [7] [ ] . length a __proto__'.split(' '))
    const name = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const posted = new FormData()
        for (const [key, value] of pairs) posted.append(key, value)
        expect(parseResumeForm(posted)).toMatchObject({ schemaVersion: 1 })
        expect(Object.getPrototypeOf({})).not.toHaveProperty('a')
      }),
    )
  })
})

describe('validateResume', () => {
  test('returns the resume when nothing is wrong', () => {
    expect(validateResume(buildResume())).toEqual({ resume: buildResume() })
  })

  test('returns the problem of each invalid field', () => {
    const wrong = buildResume((resume) => {
      resume.basics.email = 'wang'
      resume.sections[0]!.items[0]!.from = 'once'
    })
    expect(validateResume(wrong)).toEqual({
      problems: { 'basics.email': 'email', 'sections[0].items[0].from': 'month' },
    })
  })
})
