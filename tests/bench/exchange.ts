import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { writeDocx } from '#app/features/import-export/write-docx.server'
import { Resume } from '#contract/resume'
import { createReader } from '#importer/reader'
import { builtTypesetter } from './built-typesetter'
import type { Figure } from './figure'
import { percentile } from './percentiles'
import { edited } from './resumes'
import { timesOf } from './timing'

const pages = 5

/** Three pages as a Word document, and a PDF of five pages read in a process of its own, as an upload is. */
export async function measureExchange(quick: boolean): Promise<Figure[]> {
  const resume = Resume.parse(JSON.parse(readFileSync('tests/fixtures/three-pages.json', 'utf8')))
  const rounds = quick ? 10 : 40
  await timesOf(5, (n) => writeDocx(edited(resume, n), undefined))
  const documents = await timesOf(rounds, (n) => writeDocx(edited(resume, 100 + n), undefined))
  const pdf = await longPdf(resume)
  const reader = createReader({ processFile: 'build/server/reading-process.js' })
  let lines = 0
  const readings = await timesOf(rounds, async () => {
    lines = (await reader.read(pdf, 'resume.pdf')).lines
  })
  return [
    {
      name: 'Word document of three pages, p50',
      measured: percentile(documents, 0.5),
      unit: 'ms',
      atMost: 150,
    },
    { name: 'Word document of three pages, p99', measured: percentile(documents, 0.99), unit: 'ms' },
    {
      name: `import of a PDF of ${pages} pages, p50`,
      measured: percentile(readings, 0.5),
      unit: 'ms',
      atMost: 2000,
    },
    { name: `import of a PDF of ${pages} pages, p99`, measured: percentile(readings, 0.99), unit: 'ms' },
    { name: 'lines of that PDF', measured: lines },
  ]
}

/** The same sections until there are enough pages. */
async function longPdf(resume: Resume): Promise<Uint8Array> {
  const typesetter = builtTypesetter()
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
