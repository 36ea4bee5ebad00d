import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { ITEM_FIELDS } from '#contract/resume/section-kinds'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { aiAssistedTexts } from './rewrite-proposals/ai-assisted-texts'
import { printedResume } from './printed-resume'

const secret = 'secret-that-no-page-shows'

/** The resume with a word in every place that no page shows. */
function withSecrets(resume: Resume): Resume {
  return {
    ...resume,
    basics: {
      ...resume.basics,
      photo: secret,
      links: [...resume.basics.links, { id: secret, label: secret, url: '' }],
      custom: [...resume.basics.custom, { id: secret, label: secret, value: '' }],
    },
    scenario: secret,
    dismissed: [secret],
    sections: resume.sections.map((section, s) => ({
      ...section,
      id: `${secret}-${s}`,
      ...(!section.visible && { title: secret }),
      items: section.items.map((item, i) => ({
        ...item,
        id: `${secret}-${s}-${i}`,
        picture: secret,
        ...(!(section.visible && item.visible) && { title: secret, text: secret, note: secret }),
        ...(section.kind === 'summary' && { title: secret, note: secret }),
        ...(section.kind === 'skills' && { place: secret }),
      })),
    })),
  }
}

test('nothing that no page shows is in what is printed', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      expect(JSON.stringify(printedResume(withSecrets(resume)))).not.toContain(secret)
    }),
  )
})

test('what is printed is a valid resume in which all is printed', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      const printed = printedResume(resume)
      expect(Resume.parse(printed)).toEqual(printed)
      expect(printedResume(printed)).toEqual(printed)
    }),
  )
})

test('every text of what is printed is a text of a visible entry, or of the head', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      const shown = resume.sections
        .filter(({ visible }) => visible)
        .flatMap(({ items }) => items.filter(({ visible }) => visible))
      const known = new Set(shown.flatMap((item) => ITEM_FIELDS.map((field) => item[field])))
      const printed = printedResume(resume)
      for (const item of printed.sections.flatMap(({ items }) => items))
        for (const field of ITEM_FIELDS) if (item[field] !== '') expect(known).toContain(item[field])
      expect({ ...printed.basics, photo: '', links: [], custom: [] }).toEqual({
        ...resume.basics,
        photo: '',
        links: [],
        custom: [],
      })
      expect(printed.intention).toEqual(resume.intention)
      expect(printed.style).toEqual(resume.style)
    }),
  )
})

test('what an AI wrote stays marked, and nothing else is', () => {
  fc.assert(
    fc.property(arbitraryResume, (resume) => {
      const printed = printedResume(resume)
      const titles = new Set(printed.sections.map(({ title }) => title))
      const unprinted = resume.sections.map(({ title }) => title).filter((title) => !titles.has(title))
      // The heading of a section without entries is not printed.
      expect(aiAssistedTexts(printed).filter((text) => !unprinted.includes(text))).toEqual(
        aiAssistedTexts(resume).filter((text) => !unprinted.includes(text)),
      )
    }),
  )
})
