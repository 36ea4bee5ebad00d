import { describe, expect, test } from 'vitest'
import { RECOGNISED_PAGES, type RecognisedText } from '#contract/resume/recognised-pages'
import { parseDocument } from '../parse-document'

const text = (words: string, x: number, y: number, size = 28): RecognisedText => ({
  ...{ text: words, x, y, size },
  width: [...words].length * size * (/\p{Script=Han}/u.test(words) ? 1 : 0.5),
})
const page = [
  text('沈若溪', 110, 180, 62),
  text('全电话：13800001234', 110, 240),
  text('仿现居：南京', 700, 240),
  text('%', 110, 290, 24),
  text('驯shen@example.com', 150, 290),
  // As large as the names of sections.
  text('重症医学科护士', 110, 320, 38),
  text('教育背景', 110, 370, 38),
  text('钟山医科大学', 110, 400, 30),
  text('护理学', 400, 400, 26),
  text('2016.09-2020.06', 1300, 400, 27),
  text('•', 115, 450),
  text('专业排名7/148', 150, 450),
  text('1', 820, 2290),
]
const noRules = { across: [], down: [] }
const bytesOf = (pages: unknown) =>
  new TextEncoder().encode(JSON.stringify({ format: RECOGNISED_PAGES, pages }))
const read = (pages: unknown) => parseDocument(bytesOf(pages), 'photo.jpg.json')
const size = { width: 1654, height: 2339 }

describe('a file of recognised pages', () => {
  test('is read by where its texts stand, without icons and the number of the page', async () => {
    const result = await read([{ ...size, texts: page, rules: noRules }])
    expect(result).toMatchObject({ source: 'picture', notes: ['recognised'] })
    const { basics, sections } = result.resume
    expect(basics).toMatchObject({ name: '沈若溪', phone: '13800001234', city: '南京' })
    expect(basics).toMatchObject({ email: 'shen@example.com', custom: [] })
    expect(sections).toHaveLength(1)
    expect(sections[0]).toMatchObject({ kind: 'education' })
    expect(sections[0]!.items[0]).toMatchObject({
      ...{ title: '钟山医科大学', subtitle: '护理学', from: '2016-09', to: '2020-06' },
    })
    expect(result.original.join('\n')).not.toMatch(/^1$/m)
  })

  test('is read in cells where lines of a table were seen', async () => {
    const texts = [
      text('姓名', 120, 240),
      text('彭修远', 320, 240),
      text('电话', 900, 240),
      text('13800002580', 1120, 240),
    ]
    const rules = {
      across: [200, 260, 320].map((at) => ({ at, from: 100, to: 1500 })),
      down: [100, 300, 880, 1100, 1500].map((at) => ({ at, from: 200, to: 320 })),
    }
    const more = [
      text('现居', 120, 300),
      text('长沙', 320, 300),
      text('性别', 900, 300),
      text('男', 1120, 300),
    ]
    const { resume } = await read([{ ...size, texts: [...texts, ...more], rules }])
    expect(resume.basics).toMatchObject({ name: '彭修远', phone: '13800002580', city: '长沙', gender: '男' })
  })

  test.each([
    ['no pages', undefined, 'noText'],
    ['pages that are none', [1], 'unreadable'],
    ['a page without a size', [{ texts: page, rules: noRules }], 'unreadable'],
    ['a text without a place', [{ ...size, texts: [{ text: '沈若溪' }], rules: noRules }], 'unreadable'],
    ['a line without a place', [{ ...size, texts: page, rules: { across: [{}], down: [] } }], 'unreadable'],
    ['places beyond all paper', [{ ...size, texts: [text('沈若溪', 1e9, 0)], rules: noRules }], 'unreadable'],
    ['blank pages', [{ ...size, texts: [], rules: noRules }], 'noText'],
    [
      '31 pages',
      Array.from({ length: 31 }, () => ({ ...size, texts: page, rules: noRules })),
      'tooManyPages',
    ],
    [
      'more texts than pages have',
      [{ ...size, texts: Array.from({ length: 10_001 }, () => page[0]), rules: noRules }],
      'tooMuchText',
    ],
  ])('of %s is refused: %#', async (_, pages, code) => {
    await expect(read(pages)).rejects.toMatchObject({ code })
  })
})

test.each([
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff\xe0'],
  ['WebP', 'RIFF\x10\x00\x00\x00WEBP'],
  ['HEIC', '\x00\x00\x00\x18ftypheic'],
])('a %s picture is refused with what can be done', async (_, start) => {
  const bytes = Uint8Array.from(start.padEnd(64, '\0'), (character) => character.charCodeAt(0))
  await expect(parseDocument(bytes, 'photo')).rejects.toMatchObject({ code: 'picture' })
})
