import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { parseDocument } from '#importer/parse-document'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { bareText, entryLines, readResumeFixture } from '#tests/fixtures/resume-lines'
import { buildTemplateInput } from '#typeset/template-input/build-template-input'
import { sectionTitles } from '#typeset/template-input/label-texts'
import { writeDocx } from './write-docx.server'
import { writeJsonResume } from './write-json-resume'
import { writeMarkdown } from './write-markdown.server'
import { writeText } from './write-text.server'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const names = sectionTitles.zh

const writers: Record<string, { name: string; write(resume: Resume): Uint8Array | Promise<Uint8Array> }> = {
  Markdown: { name: 'a.md', write: (resume) => bytesOf(writeMarkdown(resume)) },
  'plain text': { name: 'a.txt', write: (resume) => bytesOf(writeText(resume)) },
  Word: { name: 'a.docx', write: (resume) => writeDocx(resume, undefined) },
  'JSON Resume': {
    name: 'a.json',
    write: (resume) => bytesOf(JSON.stringify(writeJsonResume(resume, (s) => s.title || names[s.kind]))),
  },
}

/** Months are written in the language of their entry, which may be read as another than before: here all are digits. */
const withDigits = (line: string) =>
  line
    .replace('Present', '至今')
    .replace(/(\p{L}{3})\p{L}* (\d{4})/gu, (said, name: string, year: string) => {
      const month = monthNames.indexOf(name) + 1
      return month > 0 ? `${year}.${String(month).padStart(2, '0')}` : said
    })
const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Returns all text on the pages, as letters and digits only. */
function saidOn(resume: Resume): string {
  const { name, contacts, facts, intention, sections } = buildTemplateInput(resume, false)
  return [
    name,
    ...[...contacts, ...facts, ...intention].flatMap(({ label, text }) => [label, text]),
    ...sections.flatMap(({ title, entries }) => [title, ...entries.flatMap(entryLines)]),
  ]
    .map(withDigits)
    .map(bareText)
    .join('\n')
}

/** Returns the header and entry lines of `from` that are missing in `to`. */
function lost(from: Resume, to: Resume): string[] {
  const { name, contacts, facts, intention, sections } = buildTemplateInput(from, false)
  const lines = [
    name,
    ...[...contacts, ...facts, ...intention].map(({ text }) => text),
    ...sections.flatMap(({ entries }) => entries.flatMap(entryLines)),
  ].map(withDigits)
  // Months are written in the language of the headings.
  const said = saidOn({ ...to, style: from.style })
  const isSaid = (line: string) =>
    said.includes(bareText(line)) || line.split(/\s+/).every((word) => said.includes(bareText(word)))
  return lines.filter((line) => !isSaid(line))
}

describe.each(Object.entries(writers))('a round trip through %s', (_, { name, write }) => {
  test.each(['sparse', 'three-pages'])('preserves every line of the resume %s', async (of) => {
    const resume = readResumeFixture(of)
    const { resume: back } = await parseDocument(await write(resume), name)
    expect(lost(resume, back)).toEqual([])
  })

  test('preserves person, contacts, sections and jobs', async () => {
    const resume = readResumeFixture('three-pages')
    const { resume: back } = await parseDocument(await write(resume), name)
    const { name: who, phone, email, city, gender, birth, politicalStatus } = resume.basics
    expect(back.basics).toMatchObject({ name: who, phone, email, city, gender, birth, politicalStatus })
    const kinds = (of: Resume) =>
      new Set(of.sections.filter(({ visible }) => visible).map(({ kind }) => kind))
    expect([...kinds(back)].filter((kind) => kind !== 'custom').length).toBeGreaterThanOrEqual(5)
    const work = (of: Resume) =>
      of.sections
        .find(({ kind }) => kind === 'work')!
        .items.filter(({ visible }) => visible)
        .map(({ title, from, to }) => ({ title, from, to }))
    expect(work(back)).toEqual(work(resume))
  })

  test('preserves the text of any resume', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryResume, async (resume) => {
        const file = await write(resume)
        const back = await parseDocument(file, name).catch((error: Error) => error.message)
        // A resume without letters and digits counts as empty.
        if (typeof back === 'string')
          expect({ back, said: lost(resume, readResumeFixture('sparse')).length > 0 }).toEqual({
            back: 'noText',
            said: false,
          })
        else expect(lost(resume, back.resume)).toEqual([])
      }),
      { numRuns: name === 'a.docx' ? 12 : 100 },
    )
  })
})

test('our own JSON comes back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async (resume) => {
      const parsed = await parseDocument(bytesOf(JSON.stringify(resume, null, 2)), 'a.json')
      expect(parsed).toMatchObject({ source: 'json', notes: [] })
      expect(parsed.resume).toEqual(resume)
    }),
  )
})
