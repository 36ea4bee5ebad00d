import { corpusFiles, linkedInPages, siteFiles, type CorpusFile } from '#tests/import-corpus/corpus'
import { ownPdfs } from '#tests/import-corpus/own-pdfs'
import { otherPeople, people } from '#tests/import-corpus/people'
import { wonderCvPages } from '#tests/import-corpus/layouts/wondercv-layout'
import { scoreFiles, type Scored } from '#tests/import-corpus/score-files'
import { writerFiles } from '#tests/import-corpus/writers/writer-files'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { templatesDir } from '#typeset/testing/test-templates'
import { convertByLibreOffice, printByChromium, typesetByLatex } from './convert-files'

/**
 * `npm run score-imports`: reads resumes whose facts are known in every format people have, and prints how many of the facts
 * stand in the right field. Needs LibreOffice (`soffice`), Chromium, and
 * TeX Live with moderncv, ctex, paracol and fontawesome5 (`texlive-xetex`, `-latex-extra`, `-lang-chinese`, `-fonts-extra`,
 * `-fonts-recommended`).
 */
const folder = temporaryFolder()
process.once('exit', () => folder.remove())

const { templates } = readTemplateCatalogue(templatesDir)
/** Every third template for people who are many. */
const everyTemplate = 3
const word = corpusFiles('docx')
const pages = corpusFiles('html')
// What does not fit into a box of a fixed size is not in a PDF.
const printable = word.filter(({ layout }) => layout !== 'textBoxes')
const converted = (ending: string, filter?: string) => () =>
  convertByLibreOffice(word, { folder: folder.path, ending, filter })

const printed = (tagged: boolean) => () => printByChromium(pages, { folder: folder.path, tagged })

const kinds: [name: string, target: string, files: () => CorpusFile[] | Promise<CorpusFile[]>][] = [
  ['text', '98 / –', () => corpusFiles('text')],
  ['Word', '95 / 97', () => word],
  ['Word 97 (LibreOffice)', '95 / 97', converted('doc', 'doc:MS Word 97')],
  ['RTF (LibreOffice)', '95 / 97', converted('rtf')],
  ['ODT (LibreOffice)', '95 / 97', converted('odt')],
  ['web page', '90 / –', () => pages],
  ['page of a job site', '95 / 95', () => siteFiles('saved')],
  ['pasted words of a job site', '90 / 90', () => siteFiles('pasted')],
  [
    'LinkedIn profile, PDF (Chromium)',
    '95 / 95',
    () => printByChromium(linkedInPages(), { folder: folder.path, tagged: false }),
  ],
  ['PDF (Chromium)', '90 / 95', printed(false)],
  ['PDF (Chromium, tagged)', '90 / 95', printed(true)],
  [
    'PDF (LibreOffice)',
    '90 / 95',
    () => convertByLibreOffice(printable, { folder: folder.path, ending: 'pdf' }),
  ],
  ['PDF (LaTeX)', '90 / 95', () => typesetByLatex(corpusFiles('latex'), folder.path)],
  ['PDF (as Word writes it, tagged)', '90 / 95', () => writerFiles('word')],
  ['PDF (as Word writes it)', '90 / 95', () => writerFiles('untaggedWord')],
  ['PDF (as WPS writes it)', '90 / 95', () => writerFiles('wps')],
  [
    'PDF (超级简历, Chromium)',
    '90 / 95',
    () => printByChromium(wonderCvPages(), { folder: folder.path, tagged: false }),
  ],
  ['our own PDF, without its data', '95 / 95', () => ownPdfs(templates, people)],
  // The rules are made by looking at the people of the corpus: these say how far they reach.
  [
    'our own PDF of other people',
    '95 / 95',
    () =>
      ownPdfs(
        templates.filter((_, i) => i % everyTemplate === 0),
        otherPeople(),
      ),
  ],
]

const percent = (share: number) => (100 * share).toFixed(1)
const cell = ({ recall, precision }: Scored) => `${percent(recall)} / ${percent(precision)}`

console.log('| files | found / right, % | target | by layout |\n| --- | --- | --- | --- |')
for (const [name, target, files] of kinds) {
  const { all, byLayout } = await scoreFiles(await files())
  const layouts = [...byLayout].map(([layout, scored]) => `${layout} ${cell(scored)}`)
  console.log(`| ${all.files} × ${name} | ${cell(all)} | ${target} | ${layouts.join(', ')} |`)
}
