import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { attachmentHeader, resumeFileName, typedFileName } from './resume-file-name'

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
    expect(named(`a${'𠮷'.repeat(59)}𠮷`, '')).toBe(`a${'𠮷'.repeat(54)}`)
    expect(named('字'.repeat(100), '')).toBe('字'.repeat(60))
    // 73 of three bytes each and a dash: most file systems take 255 bytes with the extension.
    expect(named('字'.repeat(100), '字'.repeat(100))).toBe(`${'字'.repeat(60)}-${'字'.repeat(13)}`)
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

describe('typedFileName', () => {
  test.each([
    ['张三-后端-浙江大学', '张三-后端-浙江大学'],
    [' 我的简历.PDF ', '我的简历'],
    ['简历 v2.1', '简历 v2.1'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['完成……..  ', '完成……'],
    ['\u202efdp.exe', 'fdp.exe'],
    ['CON', 'CON_'],
    ['com1', 'com1_'],
    ['..', ''],
    ['\r\n', ''],
    ['', ''],
  ])('%j is %j', (typed, name) => {
    expect(typedFileName(typed)).toBe(name)
  })

  test('no typed name is longer than a file system takes, or changes when it is typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const name = typedFileName(typed)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(221)
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|[. ]$/u)
        if (!/\.[a-z]+$/i.test(name)) expect(typedFileName(name)).toBe(name)
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
