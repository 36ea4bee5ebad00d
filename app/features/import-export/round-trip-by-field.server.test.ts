import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { SECTION_KINDS } from '#contract/resume/section-kinds'
import { targetOfEntryLabel } from '#importer/classify/entry-labels'
import { parseDocument } from '#importer/parse-document'
import { people } from '#tests/import-corpus/people'
import { scoreReading } from '#tests/import-corpus/score'
import { fieldLabel, labelledFields } from './field-labels.server'
import { exportBytes } from './export-file.server'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'

const folder = 'content/samples'
const samples = readdirSync(folder).map((file) => {
  const { resume } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { resume: unknown }
  return Resume.parse(resume)
})
const resumes = [...samples, ...people.map(({ resume }) => resume)]

const shownOf = (resume: Resume): Resume => ({
  ...resume,
  sections: resume.sections
    .filter(({ visible }) => visible)
    .map((section) => ({ ...section, items: section.items.filter(({ visible }) => visible) })),
})

/** Facts in a hundred that come back in their field, and facts in a hundred read that are right. */
const floors = {
  txt: { recall: 99.5, precision: 99.5 },
  md: { recall: 99.5, precision: 99.5 },
  // A DOI becomes a link.
  html: { recall: 99, precision: 99 },
  // So do those of Word, and a mark at an author's name is not read as emphasis.
  docx: { recall: 98.5, precision: 98.5 },
} as const

test.each(Object.entries(floors))('the samples come back by field from %s', async (format, floor) => {
  const total = { found: 0, written: 0, read: 0 }
  for (const resume of resumes) {
    const bytes = await exportBytes(fakeApiClient({}), resume, format as keyof typeof floors)
    const score = scoreReading(shownOf(resume), (await parseDocument(bytes, `a.${format}`)).resume)
    total.found += score.found
    total.written += score.written
    total.read += score.read
    expect((100 * score.found) / score.written, resume.basics.name).toBeGreaterThanOrEqual(92)
  }
  expect((100 * total.found) / total.written).toBeGreaterThanOrEqual(floor.recall)
  expect((100 * total.found) / total.read).toBeGreaterThanOrEqual(floor.precision)
})

test('the importer knows the label of every field that exports of text have', () => {
  for (const kind of SECTION_KINDS)
    for (const field of labelledFields(kind))
      for (const lang of ['zh', 'en'] as const)
        for (const value of ['杭州', '计算机学院'])
          expect({
            kind,
            field,
            lang,
            target: targetOfEntryLabel(fieldLabel(kind, field, lang, value), kind),
          }).toEqual({ kind, field, lang, target: field })
})
