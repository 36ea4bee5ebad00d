import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmailAddress, isUrl, escapeUrl } from './email-and-url'

describe('isEmailAddress', () => {
  test.each([
    'wang@example.com',
    'li.lei+job@mail.example.com.cn',
    '123456789@qq.com',
    "o'neil@example.ie",
    '张三@例子.中国',
    'a_b-c@a-b.cn',
  ])('%s is an e-mail address', (text) => expect(isEmailAddress(text)).toBe(true))

  test.each([
    '"><b>@x.yz',
    'a@x.y"z',
    'a@<x>.yz',
    'a b@x.yz',
    'a@b@x.yz',
    'a@xyz',
    'a@.x.yz',
    'a@x..yz',
    'a@-x.yz',
    '.a@x.yz',
    'a.@x.yz',
    'a@x.yz,b@x.yz',
    'a@x.yz；',
    'a\\@x.yz',
    '`a`@x.yz',
    'Wang <a@x.yz>',
    `${'a'.repeat(65)}@x.yz`,
    `a@${'x'.repeat(64)}.yz`,
    '@x.yz',
    'a@',
    '',
  ])('%s is no e-mail address', (text) => expect(isEmailAddress(text)).toBe(false))
})

describe('isUrl', () => {
  test.each([
    'https://example.com',
    'example.com/a_(b)?c=d&e=f#g',
    'http://example.com:8080',
    'https://zh.wikipedia.org/wiki/简历',
    'https://medium.com/@name',
    '192.168.0.1/x',
    'mailto:wang@example.com',
  ])('%s is a URL', (text) => expect(isUrl(text)).toBe(true))

  test.each([
    'https://x.yz/"><b>',
    'https://x.yz/<script>',
    'https://x.yz/a b',
    'https://bank.com@evil.example/',
    'https://x.yz:port/',
    'https:x.yz',
    'mailto:"><b>@x.yz',
    'mailto:a@x.yz?body=b',
    'javascript:alert(1)//x.yz',
    '/x.yz',
    '//x.yz',
  ])('%s is no URL', (text) => expect(isUrl(text)).toBe(false))
})

test('escapeUrl leaves no character that could end an attribute, and keeps valid URLs unchanged', () => {
  expect(escapeUrl('https://x.yz/?a=1&b=%20#简历')).toBe('https://x.yz/?a=1&b=%20#简历')
  expect(escapeUrl('https://x.yz/"><b>\'')).toBe('https://x.yz/%22%3E%3Cb%3E%27')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeUrl(text)).not.toMatch(/[\s"'<>\\^`{|}]/)
    }),
  )
})
