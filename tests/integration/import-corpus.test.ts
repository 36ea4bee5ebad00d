import { expect, test } from 'vitest'
import { corpusFiles } from '#tests/import-corpus/corpus'
import { scoreFiles } from '#tests/import-corpus/score-files'

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
