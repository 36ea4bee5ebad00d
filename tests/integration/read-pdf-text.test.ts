// @module-tag processes
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPdfText } from '#resume-lint/check-pdf-text'
import type { Finding } from '#resume-lint/finding'
import { Resume } from '#contract/resume/resume'
import { templatesDir, workerFromSource } from '#typeset/testing/test-templates'
import { createTypesetter } from '#typeset/typesetter'

/** Not how full the last page is: what is tried here is short. */
const aboutText = (findings: Finding[]) =>
  findings.filter(({ rule }) => !['fewLinesOver', 'sparsePage'].includes(rule))

const ids = readdirSync(templatesDir).filter((id) => !id.startsWith('_'))
const long = JSON.parse(readFileSync('tests/fixtures/three-pages.json', 'utf8')) as {
  style: { template: string }
}

const typesetter = createTypesetter(workerFromSource)
beforeAll(() => typesetter.ready())
afterAll(() => typesetter.close())

// `npm test` checks one template per kind of layout: one column, two with a sidebar, a grid.
const daily = ['classic', 'sidebar-left', 'split']

async function expectEveryLine(id: string) {
  const { version } = JSON.parse(readFileSync(join(templatesDir, id, 'meta.json'), 'utf8')) as {
    version: number
  }
  const resume = Resume.parse(long)
  resume.style.template = `${id}@${version}`
  const read = await typesetter.fileText(resume, undefined)
  expect(read.pages.length).toBeGreaterThan(1)
  expect(aboutText(checkPdfText(resume, read, { pages: 9 }))).toEqual([])
}

const everyLine = '%s: the check-up finds every line of three pages in the PDF, in order'
test.each(daily)(everyLine, expectEveryLine)
test.each(ids.filter((id) => !daily.includes(id)))(everyLine, { tags: ['deep'] }, expectEveryLine)

test('courses that are printed as a table are found in the PDF of each sample', async () => {
  const samples = readdirSync('content/samples').map(
    (file) => JSON.parse(readFileSync(join('content/samples', file), 'utf8')) as { resume: object },
  )
  for (const { resume: written } of samples) {
    const resume = Resume.parse({ ...written, style: { ...long.style, template: 'classic@4' } })
    const read = await typesetter.fileText(resume, undefined)
    const findings = checkPdfText(resume, read, { pages: 9 })
    expect(findings.filter(({ rule }) => /lost|Order/.test(rule))).toEqual([])
  }
})

test('a character without a glyph is reported', async () => {
  const resume = Resume.parse(long)
  resume.basics.name = '王\u{E000}明'
  const read = await typesetter.fileText(resume, undefined)
  expect(checkPdfText(resume, read, { pages: 9 }).map(({ rule }) => rule)).toContain('lostLetters')
})

test('lines in Uyghur, Tibetan and Hebrew are found in a PDF that has them', async () => {
  const resume = Resume.parse({
    schemaVersion: 1,
    basics: { name: '阿孜古丽' },
    sections: [
      {
        ...{ id: 'w', kind: 'work', title: '工作' },
        items: [
          {
            ...{ id: 'w1', title: 'ئالما شىركىتى', subtitle: '翻译' },
            text: '- ئۇيغۇر تىلى ئوقۇتقۇچىسى، 12 يىل\n- 教授 ئۇيغۇر تىلى 课程\n- བོད་སྐད་ཀྱི་སྐད་སྒྱུར།\n- עברית שלום',
          },
        ],
      },
    ],
    style: long.style,
  })
  for (const template of ['classic@4', 'sidebar-left@2', 'ink@2']) {
    resume.style.template = template
    const read = await typesetter.fileText(resume, undefined)
    expect(aboutText(checkPdfText(resume, read, { pages: 9 }))).toEqual([])
    const cut = { ...read, pages: read.pages.map((page) => page.replace(/[\u05d0-\u05ea]/g, '')) }
    expect(aboutText(checkPdfText(resume, cut, { pages: 9 })).map(({ rule }) => rule)).toEqual(['lostText'])
  }
})
