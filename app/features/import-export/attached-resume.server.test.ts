import { readdirSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { parseDocument } from '#importer/parse-document'
import { printedResume } from '#resume-model/printed-resume'
import { readResumeFixture } from '#tests/fixtures/resume-lines'
import type { AttachedFile } from '#typeset/pdf-postprocessing/attach-file'
import { resumeAttachment } from '#typeset/pdf-postprocessing/resume-attachment'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { createTestEngine, readSample, templatesDir } from '#typeset/testing/test-templates'

const engine = createTestEngine()
const { templates } = readTemplateCatalogue(templatesDir)
const samples = readdirSync('content/samples').map((file) => file.replace('.json', ''))

function pdfOf(resume: Resume, attached: AttachedFile | undefined = resumeAttachment(resume)) {
  return engine.pdf(engine.layOut(resume, undefined, 'file'), { attached })
}
const inTemplate = (name: string, at: number) => {
  const { id, version, style } = templates[at % templates.length]!
  const sample = readSample(name) as { style?: object }
  return Resume.parse({
    schemaVersion: 1,
    ...sample,
    style: { ...style, ...sample.style, template: `${id}@${version}` },
  })
}

describe('our own PDF is imported as it was', () => {
  const pairs = samples.map((name, i) => [name, i] as const)
  const checkRoundTrip = async (name: string, at: number) => {
    const resume = inTemplate(name, at)
    const { resume: back, source, notes } = await parseDocument(pdfOf(resume), '任意.bin')
    expect([source, notes]).toEqual(['pdf', []])
    expect(back).toEqual(printedResume(resume))
  }

  test.each(pairs.filter(([, i]) => i % 3 === 0))('%s in a template', (name, i) => checkRoundTrip(name, i))

  test.each(pairs)('%s in some more templates', { tags: ['deep'] }, async (name, i) => {
    for (const step of [0, 7, 16, 29, 41]) await checkRoundTrip(name, i + step)
  })
})

describe('a PDF of our own', () => {
  const base = readResumeFixture('three-pages')
  const [first, second, ...others] = base.sections
  const resume: Resume = {
    ...base,
    basics: { ...base.basics, photo: 'abcdefghijklmnopqrstuv' },
    dismissed: ['finding-nobody-sees'],
    sections: [
      first!,
      {
        ...second!,
        items: second!.items.map((item, i) =>
          i ? item : { ...item, visible: false, title: '藏起来的公司' },
        ),
      },
      ...others,
      { ...first!, id: 'hidden', visible: false, title: '藏起来的一节', items: [] },
    ],
  }
  const isCarried = async (pdf: Buffer, one = resume) =>
    JSON.stringify((await parseDocument(pdf, 'a.pdf')).resume) === JSON.stringify(printedResume(one))

  test('tells nothing in any of its bytes that is hidden', () => {
    const file = pdfOf(resume)
    const all = inflateAll(file)
    expect(all).toContain(JSON.stringify(resume.basics.name).slice(1, -1))
    for (const secret of ['藏起来的公司', '藏起来的一节', 'abcdefghijklmnopqrstuv', 'finding-nobody-sees'])
      expect(all).not.toContain(secret)
  })

  test('has no file within when it is made without', () => {
    expect(inflateAll(engine.pdf(engine.layOut(resume, undefined, 'file')))).not.toMatch(
      /EmbeddedFile|Filespec/,
    )
  })

  test.each([
    ['of another resume', JSON.stringify(inTemplate('nurse', 0))],
    ['that is no JSON', '{"schemaVersion":1,'],
    ['of somebody else’s', '{"invoice":1}'],
    ['of a later version', JSON.stringify({ ...printedResume(resume), schemaVersion: 9 })],
    ['that nests very deep', '['.repeat(200_000)],
    ['with a part of the resume', JSON.stringify({ schemaVersion: 1, basics: { name: base.basics.name } })],
    ['that inflates to much', `{"a":"${'a'.repeat(9_000_000)}"}`],
  ])('with an attachment %s is read by its pages', async (_, content) => {
    const attached = { ...resumeAttachment(resume), content: Buffer.from(content) }
    const [{ resume: back, notes }, { resume: byPages }] = await Promise.all([
      parseDocument(pdfOf(resume, attached), 'a.pdf'),
      parseDocument(engine.pdf(engine.layOut(resume, undefined, 'file')), 'a.pdf'),
    ])
    expect(notes).toEqual([])
    expect([back.basics, back.intention]).toEqual([byPages.basics, byPages.intention])
    expect(back.sections.map(({ kind, title }) => [kind, title])).toEqual(
      byPages.sections.map(({ kind, title }) => [kind, title]),
    )
  })

  test('is read by its pages after another program wrote a line on them', async () => {
    const changed = structuredClone(resume)
    changed.sections[1]!.items[1]!.text +=
      '\n后来在别处补写的一句：调任海外事业部总监并主管三个国家的销售与交付'
    expect(await isCarried(pdfOf(resume))).toBe(true)
    expect(await isCarried(pdfOf(changed, resumeAttachment(resume)))).toBe(false)
  })
})

/** A PDF's bytes with all its deflated streams inflated, as text. */
function inflateAll(pdf: Buffer): string {
  const starts = [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*(?:>>[^>]*)*?>>\nstream\n/g)]
  const inflated = starts.map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length)).toString('utf8'),
  )
  expect(inflated.length).toBeGreaterThan(3)
  return [pdf.toString('utf8'), ...inflated].join('\n')
}
