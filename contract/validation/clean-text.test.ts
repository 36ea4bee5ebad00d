import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\t', '\u200b', '\u2028', '\v', ' ', 'a', '\ud83d', '\ude00'),
  }),
)
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/

describe('cleanText', () => {
  test.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['a\tb', 'a b'],
    ['a\u0000b\u0007c\u001bd\u0085', 'abcd\n'],
    ['a\u200bb\ufeffc\u2060d', 'abcd'],
    ['a\u202eb\u2066c', 'abc'],
    ['a\ud83db', 'ab'],
    ['\ude00', ''],
    ['😀𠮷', '😀𠮷'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['  保留空格  ', '  保留空格  '],
    ['第一行\n\n第三行', '第一行\n\n第三行'],
  ])('cleans %j to %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  test.each([
    ['a soft line break of Word', '第一行\v第二行'],
    ['a line separator', '第一行\u2028第二行'],
    ['a paragraph separator', '第一行\u2029第二行'],
    ['a form feed', '第一行\f第二行'],
    ['a next-line control', '第一行\u0085第二行'],
  ])('keeps %s as a line break instead of joining two lines', (_, text) => {
    expect(cleanText(text)).toBe('第一行\n第二行')
  })

  test('is idempotent, well-formed and free of control characters for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = cleanText(text)
        expect(cleanText(once)).toBe(once)
        expect(once.isWellFormed()).toBe(true)
        expect(once).not.toMatch(controls)
      }),
    )
  })
})

describe('cleanLine', () => {
  test.each([
    ['  a\n\nb\r\n', 'a b'],
    ['\u3000王小明\u3000', '王小明'],
    ['a\tb', 'a b'],
    ['\n', ''],
  ])('cleans %j to %j', (text, clean) => {
    expect(cleanLine(text)).toBe(clean)
  })

  test('is one trimmed line and idempotent for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = cleanLine(text)
        expect(cleanLine(once)).toBe(once)
        expect(once).toBe(once.trim())
        expect(once).not.toContain('\n')
        expect(once).not.toMatch(controls)
      }),
    )
  })
})
