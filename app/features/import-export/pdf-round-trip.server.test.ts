import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { parseDocument } from '#importer/parse-document'
import { searchableWords } from '#importer/classify/append-unclassified'
import { readResumeFixture } from '#tests/fixtures/resume-lines'
import { createEngine } from '#typeset/engine'
import { fontFolders } from '#typeset/font-coverage/font-folders'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'

const engine = createEngine(resolve('templates'), fontFolders())
const fixture = readResumeFixture('three-pages')
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function inTemplate(template: string) {
  const resume = { ...fixture, style: { ...fixture.style, template: `${template}@1` } }
  return { resume, pdf: engine.pdf(engine.layOut(resume, undefined, 'file')) }
}

describe.each(['classic', 'sidebar-left', 'sidebar-dark'])('a PDF of the template %s', (template) => {
  const { resume, pdf } = inTemplate(template)

  test('preserves every line of every entry when it is imported', async () => {
    const { resume: back, source } = await parseDocument(pdf, 'a.pdf')
    expect(source).toBe('pdf')
    const said = bare(searchableWords(back))
    const lines = buildTemplateInput(resume, false).sections.flatMap(({ entries }) =>
      entries.flatMap(({ title, subtitle, note, text }) => [
        title,
        subtitle,
        note,
        ...toPlainText(text).split('\n'),
      ]),
    )
    expect(lines.length).toBeGreaterThan(60)
    // A line split by a page break comes back as two.
    const whole = lines.filter((line) => line !== '' && said.includes(bare(line)))
    const halves = lines.filter(
      (line) =>
        !whole.includes(line) && !line.split(/[\s，。；、：]+/u).every((part) => said.includes(bare(part))),
    )
    expect(halves).toEqual([])
  })

  test('preserves name, email and the main sections when it is imported', async () => {
    const { resume: back } = await parseDocument(pdf, 'a.pdf')
    const { name, email } = resume.basics
    expect([bare(back.basics.name), back.basics.email]).toEqual([bare(name), email])
    const kinds = new Set(back.sections.map(({ kind }) => kind))
    for (const kind of ['work', 'education', 'project', 'skills']) expect(kinds).toContain(kind)
    const titles = back.sections.flatMap(({ items }) => items.map(({ title }) => title))
    expect(titles).toContain('上海隽川工业软件股份有限公司')
  })
})
