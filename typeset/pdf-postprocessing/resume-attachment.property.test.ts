import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEnglishMonth, formatMonth } from '#contract/resume/month'
import type { Resume } from '#contract/resume/resume'
import { printedResume } from '#resume-model/printed-resume'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildTemplateInput } from '../template-input/build-template-input'
import { resumeAttachment } from './resume-attachment'

/** What a template draws, without the ids of its parts. */
const drawn = (resume: Resume) => {
  const { sections, ...head } = buildTemplateInput(resume, false)
  const withoutId = <T extends { id: string }>({ id: _, ...part }: T) => part
  return {
    ...head,
    sections: sections.map(({ entries, ...section }) => ({
      ...withoutId(section),
      entries: entries.map(withoutId),
    })),
  }
}

test('the attachment prints as the resume does', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      expect(drawn(printedResume(resume))).toEqual(drawn(resume))
    }),
  )
})

test('every text of the attachment is drawn', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      const page = drawn(resume)
      const entries = page.sections.flatMap(({ entries }) => entries)
      const words = [page, ...entries.map(({ text }) => toPlainText(text))].map((part) =>
        JSON.stringify(part),
      )
      const isDrawn = (text: string) => words.some((part) => part.includes(JSON.stringify(text).slice(1, -1)))
      const months = [formatMonth, (month: string) => formatEnglishMonth(month, resume.style.englishDates)]
      const attached = JSON.parse(resumeAttachment(resume).content.toString()) as Resume
      const undrawn = textsOf(attached).filter(
        (text) => !isDrawn(text) && !months.some((format) => isDrawn(format(text))),
      )
      expect(undrawn).toEqual([])
    }),
  )
})

/** All texts but headings, which may be translated, and addresses, which are shortened. */
function textsOf({ basics, intention, sections }: Resume): string[] {
  const { links, custom, ...details } = basics
  const { cities, ...wishes } = intention
  return [
    ...[...Object.values(details), ...Object.values(wishes), ...cities],
    ...links.map(({ label }) => label),
    ...custom.flatMap(({ label, value }) => [label, value]),
    ...sections.flatMap(({ items }) =>
      items.flatMap(({ title, subtitle, tag, place, from, to, note, text }) => [
        ...[title, subtitle, tag, place, from, to, note],
        ...toPlainText(parseRichText(text)).split('\n'),
      ]),
    ),
  ]
}
