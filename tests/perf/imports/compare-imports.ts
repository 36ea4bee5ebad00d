/**
 * `OPEN_RESUME=FOLDER JS_RESUME_PARSER=FOLDER npm run compare-imports`: puts the PDFs of the corpus through parsers of others too,
 * whose repositories (xitanggg/open-resume, jobsearch-works/js-resume-parser) are in these folders, and prints how many of the facts
 * each finds, of the fields that it has. Needs what score-imports.ts needs.
 */
import { corpusFiles, type CorpusFile } from '#tests/import-corpus/corpus'
import { ownPdfs } from '#tests/import-corpus/own-pdfs'
import { people, samplePeople } from '#tests/import-corpus/people'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { templatesDir } from '#typeset/testing/test-templates'
import { convertByLibreOffice, printByChromium, typesetByLatex } from './convert-files'
import { compare, type Counts, factsOf, type Field } from './others/common-facts'
import { jsResumeParser, openResume, ours, type Parser } from './others/other-parsers'

const folder = temporaryFolder()
process.once('exit', () => folder.remove())

const { OPEN_RESUME, JS_RESUME_PARSER } = process.env
const others = [
  ...(OPEN_RESUME ? [await openResume(OPEN_RESUME)] : []),
  ...(JS_RESUME_PARSER ? [jsResumeParser(JS_RESUME_PARSER)] : []),
]

/** The corpus has one person who writes in English: more of our samples, so that these rows say something. */
const everybody = [...people, ...samplePeople(['brand-manager', 'international-student'])]
const word = corpusFiles('docx', everybody).filter(({ layout }) => layout !== 'textBoxes')
const { templates } = readTemplateCatalogue(templatesDir)
const oneColumn =
  'headingStyles boldHeadings flex floats stretchedRows iconLine modernCvBanking classic english harvard'.split(
    ' ',
  )
const files: Record<string, CorpusFile[]> = {
  'PDF (Chromium)': await printByChromium(corpusFiles('html', everybody), {
    folder: folder.path,
    tagged: false,
  }),
  'PDF (LibreOffice)': await convertByLibreOffice(word, { folder: folder.path, ending: 'pdf' }),
  'PDF (LaTeX)': await typesetByLatex(corpusFiles('latex', everybody), folder.path),
  'our own PDF, without its data': ownPdfs(templates, everybody),
}

const share = (part: number, whole: number) => (whole > 0 ? ((100 * part) / whole).toFixed(1) : '–')

async function cellOf(parser: Parser, of: readonly CorpusFile[], fields: readonly Field[]): Promise<string> {
  const counts: Counts = { found: 0, written: 0, read: 0, right: 0 }
  let failed = 0
  for (const { person, bytes } of of) {
    const read = await parser.parse(bytes).catch(() => {
      failed++
      return {}
    })
    compare(factsOf(person.resume), read, { fields, counts })
  }
  return `${share(counts.found, counts.written)} / ${share(counts.right, counts.read)}${failed > 0 ? ` (${failed} failed)` : ''}`
}

for (const other of others) {
  console.log(`\n| files | ours, found / right, % | ${other.name} |\n| --- | --- | --- |`)
  for (const [kind, all] of Object.entries(files)) {
    const [english, chinese] = [true, false].map((isEnglish) =>
      all.filter(({ person }) => person.isEnglish === isEnglish),
    ) as [CorpusFile[], CorpusFile[]]
    const rows = {
      'English, one column': english.filter(({ layout }) => oneColumn.includes(layout)),
      'English, all layouts': english,
      Chinese: chinese,
    }
    for (const [name, of] of Object.entries(rows)) {
      const cells = [await cellOf(ours, of, other.fields), await cellOf(other, of, other.fields)]
      console.log(`| ${of.length} × ${kind}, ${name} | ${cells.join(' | ')} |`)
    }
  }
}
