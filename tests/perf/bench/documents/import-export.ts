import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { writeDocx } from '#app/features/import-export/write-docx.server'
import { Resume } from '#contract/resume/resume'
import { createBuiltTypesetter } from './built-typesetter'
import { measureImports } from './import-times'
import type { Measurement } from '../stats/measurement'
import { percentile } from '../stats/percentiles'
import { withSmallChange } from './bench-resumes'
import { measureTimes } from '../stats/timing'

const pages = 5

/**
 * Measures the export of three pages as Word, and imports, of a PDF of five pages among others.
 */
export async function measureImportExport(quick: boolean): Promise<Measurement[]> {
  const resume = Resume.parse(JSON.parse(readFileSync('tests/fixtures/three-pages.json', 'utf8')))
  const rounds = quick ? 10 : 40
  await measureTimes(5, (n) => writeDocx(withSmallChange(resume, n), undefined))
  const documents = await measureTimes(rounds, (n) => writeDocx(withSmallChange(resume, 100 + n), undefined))
  const pdf = await longPdf(resume)
  const docx = new Uint8Array(await writeDocx(resume, undefined))
  return [
    {
      name: 'Word document of three pages, p50',
      measured: percentile(documents, 0.5),
      unit: 'ms',
      max: 150,
    },
    { name: 'Word document of three pages, p99', measured: percentile(documents, 0.99), unit: 'ms' },
    ...(await measureImports({ pdf, pages, docx }, quick)),
  ]
}

/** Returns a PDF whose sections are repeated until there are enough pages. */
async function longPdf(resume: Resume): Promise<Uint8Array> {
  const typesetter = createBuiltTypesetter()
  try {
    await typesetter.ready()
    let long = resume
    for (let copy = 2; copy < 9; copy++) {
      const pdf = await typesetter.pdf(long, undefined)
      if ((await getDocumentProxy(new Uint8Array(pdf))).numPages >= pages) return pdf
      const again = resume.sections.slice(0, 4).map((section) => ({
        ...section,
        id: `${section.id}-${copy}`,
        items: section.items.map((item) => ({ ...item, id: `${item.id}-${copy}` })),
      }))
      long = { ...long, sections: [...long.sections, ...again] }
    }
    throw new Error(`no PDF of ${pages} pages`)
  } finally {
    await typesetter.close()
  }
}
