import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { Resume } from '#contract/resume/resume'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { bareText, entryLines, readResumeFixture } from '#tests/fixtures/resume-lines'
import { AI_NOTE, aiLabelOf } from '#typeset/pdf-postprocessing/ai-label'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { isFree, parseExportFormat, exportFile, type ExportFormat } from './export-file.server'
import { writeDocx } from './write-docx.server'
import { writeMarkdown } from './write-markdown.server'
import { writeText } from './write-text.server'

/** Returns every line of text on the pages, without lines that have no letters or digits. */
function linesOf(resume: Resume): string[] {
  const { name, headline, contacts, facts, intention, sections } = buildTemplateInput(resume, false)
  return [
    name,
    headline,
    ...[...contacts, ...facts, ...intention.filter(({ key }) => key !== 'position')].map(({ text }) => text),
    ...sections.map(({ title }) => title),
    ...sections.flatMap(({ entries }) => entries.flatMap(entryLines)),
  ].filter((line) => bareText(line) !== '')
}

const lost = (resume: Resume, text: string) =>
  linesOf(resume).filter((line) => !bareText(text).includes(bareText(line)))
const wordText = async (resume: Resume, photo?: Uint8Array) =>
  (await mammoth.extractRawText({ buffer: Buffer.from(await writeDocx(resume, photo && { photo })) })).value

describe.each(['sparse', 'three-pages'])('exports of the resume %s', (name) => {
  const resume = readResumeFixture(name)

  test('contain every line in plain text, Markdown and Word', async () => {
    expect(linesOf(resume).length).toBeGreaterThan(0)
    expect(lost(resume, writeText(resume))).toEqual([])
    expect(lost(resume, writeMarkdown(resume).replace(/[\\]|\](?=\()|<\/?u>/g, ''))).toEqual([])
    expect(lost(resume, await wordText(resume))).toEqual([])
  })
})

test('plain text and Word contain every line of any resume', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async (resume) => {
      expect(lost(resume, writeText(resume))).toEqual([])
      expect(lost(resume, await wordText(resume))).toEqual([])
    }),
    { numRuns: 12 },
  )
})

test('Word has headings, lists, a table of details, bold words and links', async () => {
  const resume = buildResume(({ basics, sections, style }) => {
    basics.gender = '女'
    style.template = 'government@1'
    sections[0]!.items = [
      buildItem('a', {
        title: '甲公司',
        text: '- **省时** 一半\n- [说明](https://example.com/a)\n\n3. 三\n4. 四',
      }),
    ]
  })
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await writeDocx(resume, undefined)) })
  expect(value).toContain('<h1>工作经历</h1>')
  expect(value).toMatch(/<h2>.*甲公司/)
  expect(value).toMatch(/<ul><li><strong>省时<\/strong> 一半<\/li>/)
  expect(value).toContain('<a href="https://example.com/a">说明</a>')
  expect(value).toMatch(/<ol><li>三<\/li><li>四<\/li><\/ol>/)
  expect(value).toMatch(/<table>.*性别.*女.*<\/table>/)
})

test('no export contains hidden items', async () => {
  const resume = buildResume(({ sections }) => (sections[0]!.items[0]!.visible = false))
  for (const text of [writeText(resume), writeMarkdown(resume), await wordText(resume)])
    expect(text).not.toContain('甲公司')
})

describe('exportFile', () => {
  const names = { docx: 'docx', md: 'md', txt: 'txt', json: 'json', 'json-resume': 'json' }

  test.each(Object.entries(names))(
    'names a file of the format %s like the PDF',
    async (format, extension) => {
      const file = await exportFile(fakeApiClient({}), buildResume(), parseExportFormat(format)!)
      const name = `王小明-前端工程师${format === 'json-resume' ? '-JSONResume' : ''}`
      expect(file.headers.get('content-disposition')).toContain(`${encodeURIComponent(name)}.${extension}`)
      expect(file.headers.get('cache-control')).toBe('private, no-store')
      expect((await file.arrayBuffer()).byteLength).toBe(Number(file.headers.get('content-length')))
    },
  )

  test("never charges for the user's own JSON", () => {
    const free = Object.keys(names).filter((name) => isFree(parseExportFormat(name)!))
    expect(free).toEqual(['json', 'json-resume'])
  })

  test('returns the document itself as JSON', async () => {
    const file = await exportFile(fakeApiClient({}), buildResume(), 'json')
    expect(await file.json()).toEqual(buildResume())
  })

  test.each(['', 'pdf', 'doc', 'toString', 'DOCX'])('does not know the format %j', (name) => {
    expect(parseExportFormat(name)).toBeUndefined()
  })
})

test('Word, Markdown and JSON Resume contain the AI label only if an AI wrote part of the resume', async () => {
  const hasAiLabel = async (resume: Resume) => {
    const written = (format: ExportFormat) => exportFile(fakeApiClient({}), resume, format)
    const word = unzipSync(new Uint8Array(await (await written('docx')).arrayBuffer()))
    const [core, custom] = ['core', 'custom'].map((name) => strFromU8(word[`docProps/${name}.xml`]!))
    const { meta } = (await (await written('json-resume')).json()) as { meta?: { AIGC: string } }
    return {
      word: core!.includes(AI_NOTE) && /name="AIGC".*Label.*ProduceID/s.test(custom!),
      markdown: (await (await written('md')).text()).startsWith('---\nAIGC: {"Label":"1",'),
      jsonResume: meta?.AIGC,
      own: aiAssistedFields(Resume.parse(await (await written('json')).json())),
    }
  }
  const own = buildResume()
  expect(await hasAiLabel(own)).toEqual({ word: false, markdown: false, jsonResume: undefined, own: [] })
  const marked = markAiAssisted(own, 's1-1.text', true)
  expect(await hasAiLabel(marked)).toEqual({
    word: true,
    markdown: true,
    jsonResume: aiLabelOf(marked),
    own: ['s1-1.text'],
  })
})

test('Word contains the pictures of shown works', async () => {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()
  const id = 'abcdefghijklmnopqrstuv'
  const withPicture = (visible: boolean) =>
    buildResume((resume) => {
      resume.sections = [
        buildSection('p', [buildItem('p1', { title: '海报', picture: id, visible })], 'portfolio'),
      ]
    })
  const images = async (resume: Resume) => {
    const files = unzipSync(await writeDocx(resume, { pictures: { [id]: jpeg } }))
    return Object.keys(files).filter((name) => /^word\/media\/.*\.jpg$/.test(name)).length
  }
  expect(await images(withPicture(true))).toBe(1)
  expect(await images(withPicture(false))).toBe(0)
})
