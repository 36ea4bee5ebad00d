import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImportError } from '../import-error'
import { parseDocument } from '../parse-document'
import { decodeHtml } from './decode-html'
import { readHtml } from './read-html'

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** 王小明, 教育背景, 姓名 in the double bytes of Windows. */
const gbk = {
  王小明: 'cdf5d0a1c3f7',
  教育背景: 'bdccd3fdb1b3beb0',
  姓名: 'd0d5c3fb',
  男: 'c4d0',
  性别: 'd0d4b1f0',
}
const big5 = { 姓名: 'a9_6d_a6_57', 電話: 'b9_71_b8_dc', 學歷: 'be_c7_be_fa', 大學: 'a4_6a_be_c7' }
function encoded(html: string, words: Record<string, string>): Buffer {
  let hex = Buffer.from(html).toString('hex')
  for (const [word, bytes] of Object.entries(words))
    hex = hex.replaceAll(Buffer.from(word).toString('hex'), bytes.replaceAll('_', ''))
  return Buffer.from(hex, 'hex')
}
const problemOf = (bytes: Uint8Array) =>
  parseDocument(bytes, 'a.doc').then(
    () => 'read',
    (error: unknown) => (error instanceof ImportError ? error.code : String((error as Error).stack)),
  )

describe('telling a page by its content', () => {
  test.each([
    ['\ufeff \n<!-- saved from url=(1)http://a.cn --><!DOCTYPE html><p>a'],
    ['<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN"><html><p>a'],
    ['<meta charset=utf-8><p>a'],
    ['<HTML xmlns:w="urn:schemas-microsoft-com:office:word"><body>a'],
    ['<table><tr><td>a</td></tr></table>\n'],
    ['<div>a</div><!-- end -->'],
  ])('%s is a page', (html) => {
    expect(readHtml(bytesOf(html))).toMatchObject([{}])
  })

  test.each([
    ['# 王小明\n\n<p>a</p>'],
    ['<h1 align="center">王小明</h1>\n\n## 教育背景\n\n<p>a</p>'],
    ['<div align="center">王小明</div>\n\n教育背景\n某大学'],
    ['<王小明>\n简历'],
    ['a < b, <p>c</p>'],
    ['<svg><text>a</text></svg>'],
    ['From: 王小明\nMIME-Version: none\n\n你好'],
  ])('%s is no page', (text) => {
    expect(readHtml(bytesOf(text))).toBeUndefined()
  })
})

describe('the encoding of a page', () => {
  const page = (head: string, words: string) =>
    `<html><head>${head}</head><body><p>${words}</p></body></html>`

  test('is what the page declares, unless its bytes say otherwise', () => {
    const declared = page('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', '王小明')
    expect(decodeHtml(encoded(declared, gbk))).toBe(declared)
    const long = page('<meta charset="gbk">', '王小明，教育背景，工作经历')
    expect(decodeHtml(bytesOf(long))).toBe(long)
    expect(decodeHtml(Buffer.from(`\ufeff${long}`, 'utf16le'))).toBe(long)
    expect(decodeHtml(Buffer.from(long, 'utf16le'))).toBe(long)
    const unknown = page('<meta charset="x-none">', '教育背景王小明')
    expect(decodeHtml(encoded(unknown, gbk))).toBe(unknown)
  })

  test('is told by the content where nothing is declared', () => {
    const simplified = page('', '姓名王小明性别男教育背景')
    expect(decodeHtml(encoded(simplified, gbk))).toBe(simplified)
    const traditional = page('', '姓名電話學歷大學')
    expect(decodeHtml(encoded(traditional, big5))).toBe(traditional)
  })

  test('single broken bytes do not matter', () => {
    const bytes = encoded(
      page('<meta charset=gb2312>', '姓名王小明性别男教育背景'.repeat(9)) + '<p>?</p>',
      gbk,
    )
    bytes[bytes.indexOf('?')] = 0xff
    expect(decodeHtml(bytes)).toContain('教育背景')
  })
})

describe('importing a page', () => {
  test('a .doc file of a job site, with tables in tables and the bytes of Windows', async () => {
    const html = `<html><head><meta http-equiv=Content-Type content="text/html; charset=gb2312"></head><body>
      <table><tr><td><table><tr><td colspan=4 style="font-size:25px">王小明</td></tr>
      <tr><td>性别:</td><td>男</td><td>E-mail:</td><td><a href="mailto:a@b.cn">a@b.cn</a></td></tr></table></td></tr>
      <tr><td bgcolor="#cccccc">教育背景</td></tr>
      <tr><td><table><tr><td>2011/9 -- 2015/7</td><td>MIT</td><td>CS</td></tr></table></td></tr></table></body></html>`
    const { resume, source } = await parseDocument(encoded(html, gbk), 'a.doc')
    expect(source).toBe('html')
    expect(resume.basics).toMatchObject({ name: '王小明', gender: '男', email: 'a@b.cn' })
    expect(resume.sections).toMatchObject([
      { kind: 'education', items: [{ title: 'MIT', subtitle: 'CS', from: '2011-09', to: '2015-07' }] },
    ])
  })

  test.each([
    ['quoted-printable', '<html><p>=E7=8E=8B=E5=B0=8F=\r\n=E6=98=8E</p></html>'],
    ['base64', Buffer.from('<html><p>王小明</p></html>').toString('base64').replace(/.{20}/g, '$&\r\n')],
  ])('an archive of a page with a %s part', (encoding, body) => {
    const archive = `From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="--b--"\r\n\r\n
----b--\r\nContent-Type: image/png\r\n\r\n<p>no</p>\r\n----b--\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n----b----\r\n`
    expect(readHtml(bytesOf(archive))).toMatchObject([{ runs: [{ text: '王小明' }] }])
  })

  test.each([
    ['tags in tags', '<html>' + '<b>'.repeat(900_000)],
    ['closing tags', '<html>' + '<b>'.repeat(400) + '</x>'.repeat(900_000)],
    ['breaks', '<html>' + '<br>'.repeat(900_000)],
    ['spans', '<html>' + '<p><span class="abc">a</span>'.repeat(40_000)],
    [
      'rules',
      `<html><style>${'a b c d .e{float:left}'.repeat(40_000)}</style>${'<b class=e>x</b>'.repeat(20_000)}`,
    ],
    ['comments', '<!--'.repeat(900_000)],
    ['spaces', `<html>王${' \n'.repeat(1_500_000)}`],
    ['labels', `<html>${'王　'.repeat(1_000_000)}`],
    ['open rules', `<html><style>${'@page{'.repeat(150_000)}`],
    ['parts', 'MIME-Version: 1\nContent-Type: multipart/x; boundary=b\n\n' + '--b\n'.repeat(1_000_000)],
    ['a large picture', `<html><p>a</p><img src="data:image/png;base64,${'A'.repeat(5_000_000)}">`],
  ])('thousands of %s are read or rejected', async (_, text) => {
    // What takes more than linear time takes longer than the test may.
    expect(await problemOf(bytesOf(text))).toMatch(/^[a-zA-Z]+$/)
  })

  test('a page with random damage gives a resume or an ImportError', async () => {
    const page =
      bytesOf(`<!DOCTYPE html><meta charset=utf-8><style>.a .b{float:right} @media x{.c{display:flex}}</style>
      <div class="a c"><h3>甲公司<span class="b">2020</span></h3><table><tr><td rowspan=2>a<td>b</table></div>
      <ul><li>x<ol><li>y</ol></ul><dl><dt>a<dd>b</dl><p style="mso-list:l0 level1 lfo1">c</p>`)
    const damage = fc.array(fc.tuple(fc.nat(page.length - 1), fc.nat(255)), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(damage, fc.nat(page.length), async (hits, length) => {
        const bytes = page.slice(0, length)
        for (const [at, value] of hits) if (at < length) bytes[at] = value
        expect(await problemOf(bytes)).toMatch(/^[a-zA-Z]+$/)
      }),
      { numRuns: 200 },
    )
  })
})
