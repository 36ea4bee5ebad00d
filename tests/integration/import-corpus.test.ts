import { expect, test } from 'vitest'
import { corpusFiles } from '#tests/import-corpus/corpus'
import { people } from '#tests/import-corpus/people'
import { scoreFiles } from '#tests/import-corpus/score-files'
import { readTemplateCatalogue } from '#typeset/template-catalogue'
import { createTestEngine, templatesDir } from '#typeset/testing/test-templates'

// The other kinds, which need LibreOffice and Chromium: `npm run score-imports`.
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

const engine = createTestEngine()
const { templates } = readTemplateCatalogue(templatesDir)
const oneColumn = templates.filter(({ id }) => id === 'classic' || id === 'big-tech')

test.each(oneColumn.map((template) => [template.id, template] as const))(
  'of our own PDF in the template %s nearly every fact is found',
  async (_, { id, version, style }) => {
    const files = [people[0]!, people[2]!].map((person) => {
      const printed = {
        ...person.resume,
        style: { ...person.resume.style, ...style, template: `${id}@${version}` },
      }
      return { name: 'a.pdf', layout: id, person, bytes: engine.pdf(engine.layOut(printed, {}, 'file')) }
    })
    const { all } = await scoreFiles(files)
    expect(all.recall).toBeGreaterThanOrEqual(0.95)
    expect(all.precision).toBeGreaterThanOrEqual(0.95)
  },
)
