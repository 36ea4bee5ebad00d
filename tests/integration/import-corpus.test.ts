import { expect, test } from 'vitest'
import { corpusFiles, siteFiles } from '#tests/import-corpus/corpus'
import { ownPdfs } from '#tests/import-corpus/own-pdfs'
import { people } from '#tests/import-corpus/people'
import { scoreFiles } from '#tests/import-corpus/score-files'
import { writerFiles } from '#tests/import-corpus/writers/writer-files'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { templatesDir } from '#typeset/testing/test-templates'

// The other kinds, which need LibreOffice, Chromium and TeX: `npm run score-imports`.
test.each([
  ['text', 0.98, 0.98],
  ['docx', 0.95, 0.97],
  ['html', 0.9, 0.95],
] as const)(
  'of %s at least %d of the facts are found, and %d of those read are right',
  async (kind, recall, precision) => {
    const { all } = await scoreFiles(corpusFiles(kind))
    expect(all.files).toBeGreaterThan(20)
    expect(all.recall).toBeGreaterThanOrEqual(recall)
    expect(all.precision).toBeGreaterThanOrEqual(precision)
  },
)

test.each([
  ['saved', 0.96, 0.96],
  ['pasted', 0.88, 0.92],
] as const)(
  'of %s pages of job sites at least %d of the facts are found, and %d of those read are right',
  async (as, recall, precision) => {
    const { all } = await scoreFiles(siteFiles(as))
    expect(all.recall).toBeGreaterThanOrEqual(recall)
    expect(all.precision).toBeGreaterThanOrEqual(precision)
  },
)

test.each([
  ['word', 0.96, 0.96],
  ['untaggedWord', 0.96, 0.96],
  ['wps', 0.96, 0.96],
] as const)(
  'of PDFs as %s writes them at least %d of the facts are found, and %d of those read are right',
  async (program, recall, precision) => {
    const { all } = await scoreFiles(writerFiles(program))
    expect(all.recall).toBeGreaterThanOrEqual(recall)
    expect(all.precision).toBeGreaterThanOrEqual(precision)
  },
)

const { templates } = readTemplateCatalogue(templatesDir)

test.each([
  ['classic', 0.96],
  ['big-tech', 0.96],
  ['campus', 0.95],
  ['medical', 0.96],
  ['tabs', 0.95],
  ['split', 0.95],
  ['sidebar-left', 0.95],
  ['government', 0.95],
  ['application-set', 0.95],
  ['registration-form', 0.95],
  ['state-owned', 0.95],
  ['school-heading', 0.95],
  ['physician', 0.95],
  ['summer-camp', 0.95],
] as const)(
  'of our own PDF in the template %s at least %d of the facts are found and right',
  async (id, share) => {
    const { all } = await scoreFiles(
      ownPdfs(
        templates.filter((template) => template.id === id),
        [people[0]!, people[2]!],
      ),
    )
    expect(all.files).toBe(2)
    expect(all.recall).toBeGreaterThanOrEqual(share)
    expect(all.precision).toBeGreaterThanOrEqual(share)
  },
)
