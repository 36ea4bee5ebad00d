import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECTION_KINDS, type SectionKind } from '#contract/resume/section-kinds'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { applyIntent } from './intents'
import { placeForSection } from './section-place'

function withKinds(kinds: string, scenario?: string) {
  return buildResume((resume) => {
    resume.sections = kinds.split(' ').map((kind, i) => buildSection(`s${i}`, [], kind as SectionKind))
    if (kinds === '') resume.sections = []
    resume.scenario = scenario
  })
}

test.each([
  ['awards', 'education work project skills summary', undefined, 3],
  ['internship', 'education project campus awards skills', undefined, 1],
  ['education', 'summary work project', 'social', 3],
  ['skills', 'summary work project education certificates', undefined, 3],
  ['summary', 'work project education', undefined, 0],
  ['summary', 'education work project', undefined, 3],
  ['project', 'summary skills work education', undefined, 3],
  ['work', '', 'campus', 0],
  ['campus', 'awards skills', 'campus', 0],
  ['certificates', 'skills', 'social', 1],
  ['certificates', 'skills', 'postgraduate', 0],
  ['custom', 'education custom summary custom skills', undefined, 4],
] as const)('a section of %s in “%s” (%s) gets the place %i', (kind, kinds, scenario, place) => {
  expect(placeForSection(withKinds(kinds, scenario), kind)).toBe(place)
})

test('a new section moves no other one, and stands behind those of its kind', () => {
  fc.assert(
    fc.property(arbitraryResume, fc.constantFrom(...SECTION_KINDS), (resume, kind) => {
      let count = 0
      const { sections } = applyIntent(
        resume,
        { verb: 'addSection', target: kind, argument: '' },
        () => `new-${count++}`,
      )
      const added = sections.findIndex(({ id }) => id.startsWith('new-'))
      expect(sections.toSpliced(added, 1)).toEqual(resume.sections)
      expect(sections.slice(added + 1).some((section) => section.kind === kind)).toBe(false)
    }),
  )
})

test('sections that are added in any order stand in the usual order of the purpose', () => {
  const usual = ['education', 'work', 'internship', 'project', 'awards', 'skills', 'summary'] as const
  fc.assert(
    fc.property(fc.shuffledSubarray([...usual]), (kinds) => {
      const resume = kinds.reduce(
        (before, kind) => {
          const id = `new-${kind}`
          return applyIntent(before, { verb: 'addSection', target: kind, argument: '' }, () => id)
        },
        withKinds('', 'campus'),
      )
      const added = resume.sections.map(({ kind }) => kind)
      expect(added).toEqual(usual.filter((kind) => kinds.includes(kind)))
    }),
  )
})
