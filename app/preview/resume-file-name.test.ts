import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { attachmentHeader, resumeFileName } from './resume-file-name'

const named = (name: string, position: string) =>
  resumeFileName(
    buildResume((resume) => {
      resume.basics.name = name
      resume.intention.position = position
    }),
  )

describe('resumeFileName', () => {
  test.each([
    ['王小明', '前端工程师', '王小明-前端工程师'],
    ['王小明', '', '王小明'],
    ['', '前端工程师', '前端工程师'],
    ['', '', '简历'],
    [' ', '///', '简历'],
    ['王/小\\明', 'UI/UX 设计师', '王 小 明-UI UX 设计师'],
    ['a:b*c?d"e<f>g|h', '', 'a b c d e f g h'],
    ['../../etc/passwd', '', '.. .. etc passwd'],
    ['a\r\nSet-Cookie: x', '', 'a Set-Cookie  x'],
    ['Zoë 𠮷田', '', 'Zoë 𠮷田'],
  ])('%j applying for %j is %j', (name, position, file) => {
    expect(named(name, position)).toBe(file)
  })

  test('truncates a long name without cutting a character in two', () => {
    expect(named(`a${'𠮷'.repeat(59)}𠮷`, '')).toBe(`a${'𠮷'.repeat(59)}`)
    expect(named('字'.repeat(100), '字'.repeat(100))).toBe(`${'字'.repeat(60)}-${'字'.repeat(60)}`)
  })

  test('every name makes a valid attachment header, without characters that file systems reject', () => {
    const text = fc.string({
      unit: fc.constantFrom('王', '𠮷', '/', '\\', '\u0000', ':', ' ', 'é', "'", '(', '"'),
    })
    const anyText = fc.oneof(text, fc.string({ unit: 'grapheme', minLength: 50, maxLength: 80 }))
    fc.assert(
      fc.property(anyText, anyText, (name, position) => {
        const file = named(name, position)
        expect(file).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u)
        expect(file).not.toBe('')
        expect(new Headers({ 'content-disposition': attachmentHeader(file, 'pdf') })).toBeInstanceOf(Headers)
      }),
    )
  })
})

describe('attachmentHeader', () => {
  test('encodes the name by RFC 5987, with a plain name for old clients', () => {
    expect(attachmentHeader('王小明-前端', 'pdf')).toBe(
      `attachment; filename="resume.pdf"; filename*=UTF-8''%E7%8E%8B%E5%B0%8F%E6%98%8E-%E5%89%8D%E7%AB%AF.pdf`,
    )
  })

  test('escapes characters that RFC 5987 reserves', () => {
    expect(attachmentHeader("it's (a) *b* c; d", 'png')).toBe(
      `attachment; filename="resume.png"; filename*=UTF-8''it%27s%20%28a%29%20%2Ab%2A%20c%3B%20d.png`,
    )
  })

  test('decodes to the same name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const [, encoded = ''] =
          /filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]+)$/.exec(attachmentHeader(name, 'pdf')) ?? []
        expect(decodeURIComponent(encoded)).toBe(`${name}.pdf`)
      }),
    )
  })
})
