import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { parseDocument } from '#importer/parse-document'
import { buildItem, buildResume } from '#tests/fixtures/resume-builders'
import { writeDocx } from './write-docx.server'
import { writeJsonResume } from './write-json-resume'
import { writeMarkdown } from './write-markdown.server'
import { writeText } from './write-text.server'

const asJson = (resume: Resume) => JSON.stringify(writeJsonResume(resume, (section) => section.kind))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const withText = (text: string, kind: 'work' | 'skills' = 'work') =>
  buildResume(({ sections }) => {
    sections[0]!.kind = kind
    sections[0]!.items = [buildItem('s1-1', { title: '甲公司', text })]
  })

const texts = {
  'a list of links': '- [演示](https://a.cn/x)\n- [说明](https://a.cn/y)',
  'a link that says a part of its address': '源码见 [github.com](https://github.com/wang/proj)。',
  'a short link': '- [wang](https://github.com/wang/proj) 上的源码',
  'a link in bold, in part': '- [**演示**视频](https://a.cn/x?a=1,2)',
  'an address of mail': '- 写信到 [这里](mailto:wang@example.com)',
}

test.each(Object.entries(texts))('%s keeps its address in every export and import', async (_, text) => {
  const resume = withText(text)
  const [, address] = /\]\(([^)]+)\)/.exec(text)!
  const word = await writeDocx(resume, undefined)
  expect(writeText(resume)).toContain(address)
  expect(writeMarkdown(resume)).toContain(`](${address})`)
  expect(asJson(resume)).toContain(`](${address})`)
  expect(strFromU8(unzipSync(word)['word/_rels/document.xml.rels']!)).toContain(`"${address}"`)
  const files = {
    'a.docx': word,
    'a.md': bytesOf(writeMarkdown(resume)),
    'a.json': bytesOf(asJson(resume)),
  }
  for (const [name, file] of Object.entries(files))
    expect(JSON.stringify((await parseDocument(file, name)).resume.sections)).toContain(`](${address})`)
})

test.each([
  ['https://a.cn/x_(y)', 'https://a.cn/x_(y)'],
  ['https://a.cn/x y)', 'https://a.cn/x%20y%29'],
])('the Word importer reads a link to %s as %s', async (written, read) => {
  const word = unzipSync(await writeDocx(withText('- [演示](https://a.cn/here)'), undefined))
  const links = 'word/_rels/document.xml.rels'
  const file = zipSync({
    ...word,
    [links]: strToU8(strFromU8(word[links]!).replace('https://a.cn/here', written)),
  })
  const { resume } = await parseDocument(file, 'a.docx')
  expect(resume.sections[0]!.items[0]!.text).toBe(`- [演示](${read})`)
})

test('skills with a link come back unchanged from JSON Resume', async () => {
  const text = 'React、[作品](https://a.cn/x,y)'
  const { resume } = await parseDocument(bytesOf(asJson(withText(text, 'skills'))), 'a.json')
  expect(resume.sections[0]!.items[0]!.text).toBe(text)
})

test("plain text contains an address once when the link's text is the address", () => {
  expect(writeText(withText('[www.a.cn/x](https://a.cn/x/)'))).toContain('\nwww.a.cn/x\n')
  expect(writeText(withText('[wang@example.com](mailto:wang@example.com)'))).toContain('\nwang@example.com\n')
})

test('highlights are plain text when they contain no link', () => {
  expect(JSON.parse(asJson(withText('- **省时** 一半\n- 二')))).toMatchObject({
    work: [{ highlights: ['省时 一半', '二'] }],
  })
})
