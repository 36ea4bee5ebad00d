import { corpusFiles } from '#tests/import-corpus/corpus'
import type { CorpusFile } from '#tests/import-corpus/corpus'
import { type Source, type SourceKind, writtenSources } from '#tests/import-corpus/damage/sources'
import { ownPdfs } from '#tests/import-corpus/own-pdfs'
import { people } from '#tests/import-corpus/people'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { templatesDir } from '#typeset/testing/test-templates'
import { convertByLibreOffice, printByChromium, typesetByLatex } from './convert-files'

/** Every eighth of the templates, of which each person has a PDF. */
const everyTemplate = 8

/** Valid files of every kind as LibreOffice, Chromium, TeX and our own programs write them. */
export async function allSources(): Promise<Source[]> {
  const folder = temporaryFolder()
  try {
    const word = corpusFiles('docx')
    const converted = async (kind: SourceKind, ending: string, filter?: string) =>
      asSources(kind, await convertByLibreOffice(word, { folder: folder.path, ending, filter }))
    const { templates } = readTemplateCatalogue(templatesDir)
    const someTemplates = templates.filter((_, i) => i % everyTemplate === 0)
    const pages = corpusFiles('html')
    return [
      ...writtenSources(),
      ...(await converted('doc', 'doc', 'doc:MS Word 97')),
      ...(await converted('rtf', 'rtf')),
      ...(await converted('odt', 'odt')),
      ...(await converted('word-xml', 'xml', 'xml:MS Word 2003 XML')),
      ...(await converted('pdf', 'pdf')),
      ...asSources('pdf', await printByChromium(pages, { folder: folder.path, tagged: true })),
      ...asSources('pdf', await typesetByLatex(corpusFiles('latex', people.slice(0, 2)), folder.path)),
      ...asSources('pdf', ownPdfs(someTemplates, people)),
    ]
  } finally {
    folder.remove()
  }
}

const asSources = (kind: SourceKind, files: readonly CorpusFile[]): Source[] =>
  files.map(({ name, bytes }) => ({ kind, name, bytes }))
