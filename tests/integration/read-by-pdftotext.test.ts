import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { checkPdfText } from '#resume-lint/check-pdf-text'
import { extractPdfPages } from '#typeset/pdf-postprocessing/extract-pdf-text'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { createTestEngine, readSample, templatesDir } from '#typeset/testing/test-templates'
import { hasPdftotext, readByPdftotext } from '#typeset/testing/pdftotext'

const { templates } = readTemplateCatalogue(templatesDir)
type Template = (typeof templates)[number]
const engine = createTestEngine()

const english = {
  basics: {
    name: 'Christopher Wang',
    phone: '(555) 123-4567',
    email: 'christopher.wang@example.com',
    city: 'Seattle, WA',
  },
  intention: { position: 'Software Engineer' },
  sections: [
    {
      ...{ id: 'e', kind: 'education' },
      items: [
        {
          ...{ id: 'e1', title: 'Northgate University', subtitle: 'BSc Computer Science', place: 'Leeds' },
          ...{ from: '2013-09', to: '2017-06', note: 'GPA 3.8' },
        },
      ],
    },
    {
      ...{ id: 'w', kind: 'work' },
      items: [
        {
          ...{ id: 'w1', title: 'Harrow Lane Partners Inc.', subtitle: 'Senior Software Engineer' },
          ...{ place: 'Seattle', from: '2020-03', to: 'now' },
          text: '- An efficient thinker: cut latency of all services from 320 ms to 90 ms at the median\n- Led a team of seven engineers over two years and shipped four releases',
        },
        {
          ...{ id: 'w2', title: 'Meridian Systems Ltd', subtitle: 'Software Engineer' },
          ...{ place: 'Boston', from: '2017-07', to: '2020-02' },
          text: '- Built a dashboard with access by roles\n- Replaced a C++ batch job, CI/CD included',
        },
      ],
    },
    { id: 's', kind: 'skills', items: [{ id: 's1', title: 'Languages', text: 'TypeScript, Go, C++' }] },
  ],
  style: { headings: 'en', page: 'Letter', photo: 'none' },
}

/** Papers are left out: some templates set their authors and links in another order than they are typed. */
function sampleOf({ sample }: Template) {
  const resume = readSample(sample) as { sections: { kind: string }[] }
  return { ...resume, sections: resume.sections.filter(({ kind }) => kind !== 'publications') }
}

async function expectWhole(template: Template) {
  for (const written of [english, sampleOf(template)] as { style?: object }[]) {
    const style = { ...written.style, ...template.style, template: `${template.id}@${template.version}` }
    const resume = Resume.parse({ schemaVersion: 1, ...written, style })
    const layout = engine.layOut(resume, {}, 'file')
    const pdf = engine.pdf(layout)
    const readings = {
      pdftotext: readByPdftotext(pdf, 'default'),
      'pdftotext -raw': readByPdftotext(pdf, 'raw'),
      'pdf.js': await extractPdfPages(pdf),
    }
    for (const [reader, pages] of Object.entries(readings)) {
      const found = checkPdfText(resume, { ...layout, pages }, { pages: 9 })
      const lost = found
        .filter(({ rule }) => rule === 'lostText' || rule === 'textOrder')
        .filter(({ path }) => reader !== 'pdftotext' || !isReadAsTable(textAt(resume, path!), pages))
      expect(lost, `${reader}: ${resume.basics.name}`).toEqual([])
    }
  }
}

const textAt = ({ sections }: Resume, path: string): string => {
  const [section, item] = path.match(/\d+/g)!.map(Number)
  return sections[section!]!.items[item!]!.text
}

/**
 * Whether all courses of a text and their scores were read. Where pdftotext looks for columns of text it takes those of a table for
 * such: what stands below each other is read together, and dates beside them come in between.
 */
function isReadAsTable(text: string, pages: string[]): boolean {
  const read = pages.join('').replaceAll(/\s/g, '')
  const courses = [...text.matchAll(/([^、：]+)（(\d+)）/g)]
  return (
    courses.length >= 3 && courses.every(([, name, score]) => read.includes(name!) && read.includes(score!))
  )
}

// Two columns, and a column of dates beside the text.
const daily = ['split', 'state-owned']
const title = '%s is read whole and in order: name, contacts and every entry'

describe.runIf(hasPdftotext)('by pdftotext, in both of its orders, and by pdf.js', () => {
  const cases = templates.map((template) => [template.id, template] as const)
  test.each(cases.filter(([id]) => daily.includes(id)))(title, (_, template) => expectWhole(template))
  test.each(cases.filter(([id]) => !daily.includes(id)))(title, { tags: ['deep'] }, (_, template) =>
    expectWhole(template),
  )
})
