import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { parseDocument } from '#importer/parse-document'
import { scoreReading } from '#tests/import-corpus/score'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { readSample, templatesDir } from '#typeset/testing/test-templates'
import { writeDocx } from '../write-docx.server'

const { templates } = readTemplateCatalogue(templatesDir)
const names = readdirSync('content/samples').map((file) => file.replace('.json', ''))
const sampleIn = (name: string, template: (typeof templates)[number]): Resume => {
  const { resume } = JSON.parse(readFileSync(`content/samples/${name}.json`, 'utf8')) as { resume: Resume }
  return Resume.parse({
    ...resume,
    style: { ...resume.style, ...template.style, template: `${template.id}@${template.version}` },
  })
}
const templateOf = (id: string) => templates.find((template) => template.id === id)!
const partsOf = (docx: Uint8Array) => {
  const files = unzipSync(docx)
  return (name: string) => strFromU8(files[name]!)
}
const bodyIn = async (id: string, name = templateOf(id).sample) =>
  partsOf(await writeDocx(sampleIn(name, templateOf(id))))('word/document.xml')
const textOf = (xml: string) => xml.replace(/<[^>]+>/g, '')

/** Facts in a hundred that come back in their field. */
async function scoreOf(resume: Resume) {
  const { resume: back } = await parseDocument(await writeDocx(resume), 'a.docx')
  const { found, written } = scoreReading(resume, back)
  return (100 * found) / written
}

describe('the importer reads a Word file by field', () => {
  test('in every template, its own sample', async () => {
    const scores = []
    for (const template of templates) scores.push(await scoreOf(sampleIn(template.sample, template)))
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(92)
    expect(scores.reduce((sum, one) => sum + one, 0) / scores.length).toBeGreaterThanOrEqual(98.5)
  })

  test('every sample in every template', { tags: ['deep'], timeout: 600_000 }, async () => {
    for (const template of templates) {
      const scores = []
      for (const name of names) scores.push(await scoreOf(sampleIn(name, template)))
      const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length
      expect({ id: template.id, isRead: mean >= 98 }).toEqual({ id: template.id, isRead: true })
    }
  })

  test('what is changed in Word comes in as it was changed', async () => {
    const resume = sampleIn('flight-attendant', templateOf('sidebar-dark'))
    const files = unzipSync(await writeDocx(resume))
    const entry = resume.sections.find(({ kind }) => kind === 'internship')!.items[0]!
    const edited = strFromU8(files['word/document.xml']!).replaceAll(entry.title, '云上航空')
    files['word/document.xml'] = strToU8(edited)
    const { resume: back } = await parseDocument(zipSync(files), 'a.docx')
    const read = back.sections.flatMap(({ items }) => items).find(({ title }) => title === '云上航空')
    expect(read).toMatchObject({ subtitle: entry.subtitle, from: entry.from, to: entry.to })
  })
})

describe('a Word file looks like its template', () => {
  test.each(templates.filter(({ columns }) => columns === 2).map(({ id }) => id))(
    'the two columns of %s are a table of one row, read one after the other',
    async (id) => {
      const xml = await bodyIn(id)
      const { basics, sections } = sampleIn(templateOf(id).sample, templateOf(id))
      const text = textOf(xml)
      const places = [basics.name, ...sections.map(({ title }) => title).filter(Boolean)].map((words) =>
        text.indexOf(words),
      )
      expect(Math.min(...places)).toBe(places[0])
      expect(places[0]).toBeGreaterThanOrEqual(0)
      expect(xml).toContain('<w:tbl>')
    },
  )

  test('no template puts text into a text box, and every section has a real heading', async () => {
    for (const { id, sample } of templates) {
      const xml = await bodyIn(id)
      expect(xml).not.toMatch(/w:txbxContent|<w:pict|\t/)
      const shown = sampleIn(sample, templateOf(id)).sections.filter(({ visible }) => visible)
      expect(xml.split('<w:pStyle w:val="Heading1"/>').length - 1).toBeGreaterThanOrEqual(shown.length)
    }
  })

  test('colours, size, paper and margins are those of the style', async () => {
    const resume = Resume.parse(readSample('accountant'))
    const template = templateOf('classic')
    const style = { ...template.style, colour: '#7a1f2b', size: 11, margins: 20, page: 'Letter' }
    const own = Resume.parse({ ...resume, style: { ...resume.style, ...style, template: 'classic@1' } })
    const part = partsOf(await writeDocx(own))
    expect(part('word/document.xml')).toMatch(/<w:pgSz w:w="12240" w:h="15840"/)
    expect(part('word/document.xml')).toContain('w:left="1134"')
    expect(part('word/styles.xml')).toContain('w:color="7A1F2B"')
    expect(part('word/styles.xml')).toContain('<w:sz w:val="22"/>')
    expect(part('word/styles.xml')).toContain('w:eastAsia="Microsoft YaHei"')
    expect(part('word/fontTable.xml')).toContain('<w:altName w:val="微软雅黑"/>')
  })

  test.each([
    ['accountant', 'zh-CN'],
    ['english-graduate', 'en-US'],
  ])('the properties of %s say title, author and the language %s', async (name, language) => {
    const resume = sampleIn(name, templateOf('classic'))
    const core = partsOf(await writeDocx(resume))('docProps/core.xml')
    expect(core).toContain(`<dc:creator>${resume.basics.name}</dc:creator>`)
    expect(core).toContain(`<dc:title>${resume.basics.name}`)
    expect(core).toContain(`<dc:language>${language}</dc:language>`)
  })

  test('of a wide photo the middle is shown, round where the style says so', async () => {
    const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#888888' } })
      .jpeg()
      .toBuffer()
    const resume = sampleIn('accountant', templateOf('classic'))
    const xml = partsOf(
      await writeDocx({ ...resume, style: { ...resume.style, photo: 'round' } }, { photo }),
    )('word/document.xml')
    expect(xml).toContain('<a:srcRect l="25000" r="25000"/>')
    expect(xml).toContain('prst="ellipse"')
  })
})
