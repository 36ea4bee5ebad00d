import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#api/catalogue/load-catalogue'
import type { Sample } from '#contract/catalogue/sample'
import { lintResume } from '#resume-lint/lint-resume'
import { mustChange } from '#resume-lint/must-change'
import { scoreOf } from '#resume-lint/score'
import { compileResume } from '#typeset/testing/compile-resume'

const { industries, samples } = await loadCatalogue({ templatesDir: 'templates', contentDir: 'content' })
const positions = industries.flatMap((industry) => industry.positions)
const shown = positions.flatMap(({ id, sample, graduateSample }) =>
  [sample, graduateSample].filter((one) => one !== undefined).map((one) => ({ id, sample: one })),
)
const ofGraduates = positions.flatMap(({ graduateSample }) => graduateSample ?? [])
const shownSamples = samples.filter(({ id }) => shown.some(({ sample }) => sample === id))

/** The month in which the samples are told. */
const today = '2026-11'
/** Years of work from which on a resume may have two pages. */
const yearsOfSeniors = 10
/** Within a page the text should come down to here, in parts of its height. */
const leastFill = 0.75
const pageHeight = 842

test('the forty most sought positions have a finished resume, each its own', () => {
  expect(new Set(shown.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40)
  expect(new Set(shown.map(({ sample }) => sample)).size).toBe(shown.length)
})

test('twenty positions have one of a graduate: nobody with a job, whose title says so, and none beside it that does', () => {
  expect(ofGraduates.length).toBeGreaterThanOrEqual(20)
  for (const { id, title, resume } of shownSamples) {
    const text = JSON.stringify([title, resume.intention, resume.basics.custom, resume.sections])
    const hasJob = resume.sections.some(({ kind }) => kind === 'work')
    const isGraduate = !hasJob && /应届|2027/.test(text)
    expect(isGraduate, id).toBe(ofGraduates.includes(id))
  }
})

test.each(ofGraduates)('the resume of the graduate %s begins with what a graduate has, on one page', (id) => {
  const { resume } = samples.find((sample) => sample.id === id)!
  const kinds = resume.sections.map(({ kind }) => kind)
  expect(kinds).toContain('education')
  expect(kinds.filter((kind) => kind === 'internship' || kind === 'project').length).toBeGreaterThan(0)
})

test('a sample that is in no list is the one of a position', () => {
  const unlisted = samples.filter(({ order, onEnglishPages }) => order === undefined && !onEnglishPages)
  expect(unlisted.filter((sample) => !shownSamples.includes(sample)).map(({ id }) => id)).toEqual([])
})

test('the examples of who writes in English are in English, those of graduates of nobody with a job', () => {
  const resumeOf = (id: string) => samples.find((sample) => sample.id === id)!.resume
  const ofWorked = positions.flatMap(({ englishSample }) => englishSample ?? [])
  const ofStudents = positions.flatMap(({ englishGraduateSample }) => englishGraduateSample ?? [])
  expect(new Set(ofWorked).size).toBeGreaterThanOrEqual(12)
  expect([...ofWorked, ...ofStudents].filter((id) => resumeOf(id).style.headings !== 'en')).toEqual([])
  const ended = (id: string, kind: string) =>
    itemsOf({ sections: resumeOf(id).sections.filter((one) => one.kind === kind) })
      .map(({ to }) => (to === 'now' ? '9999' : to))
      .sort()
      .at(-1) ?? ''
  expect(ofStudents.filter((id) => ended(id, 'education') < ended(id, 'work'))).toEqual([])
  expect(ofWorked.filter((id) => ended(id, 'education') >= ended(id, 'work'))).toEqual([])
})

test('no sentence stands in two samples', () => {
  const linesOf = ({ resume }: Sample) =>
    resume.sections.flatMap(({ items }) => items.flatMap(({ text }) => text.split('\n'))).filter(Boolean)
  const seen = new Map<string, string>()
  const repeated = samples.flatMap((sample) =>
    linesOf(sample).filter((line) => {
      const other = seen.get(line)
      seen.set(line, sample.id)
      return other !== undefined
    }),
  )
  expect(repeated).toEqual([])
})

/** Whoever takes a sample over puts their own in place of its reserved names. */
const withAddressesOfOnesOwn = (resume: Sample['resume']) =>
  JSON.parse(JSON.stringify(resume).replaceAll('example.com', 'wangxm.cn')) as Sample['resume']

describe.each(shownSamples.map((sample) => [sample.id, sample] as const))(
  'the finished resume %s',
  (_, { resume }) => {
    test('has nothing that must be changed, and scores at least 90', () => {
      const takenOver = withAddressesOfOnesOwn(resume)
      expect(mustChange(takenOver, today).zh).toEqual([])
      const { total, isSparse } = scoreOf(takenOver, lintResume(takenOver, { today }), { file: false })
      expect(total).toBeGreaterThanOrEqual(90)
      expect(isSparse).toBe(false)
    })

    test('is about nobody, and has nothing left to be filled in', () => {
      expect(resume.basics.phone).toMatch(/^1380000\d{4}$/)
      expect(resume.basics.email).toMatch(/@example\.com$/)
      const links = [...resume.basics.links.map(({ url }) => url), ...itemsOf(resume).map(({ link }) => link)]
      expect(links.filter((link) => link && new URL(link).hostname !== 'example.com')).toEqual([])
      expect(JSON.stringify(resume)).not.toMatch(/[〔〕]/)
    })

    test('fills its page, and has a second one only after ten years of work', () => {
      const { layer } = compileResume(resume)
      const pages =
        Math.max(...layer.map(({ page }) => page)) - Math.min(...layer.map(({ page }) => page)) + 1
      expect(pages).toBeLessThanOrEqual(yearsOfWork(resume) < yearsOfSeniors ? 1 : 2)
      if (pages === 1)
        expect(Math.max(...layer.map(({ baseline }) => baseline)) / pageHeight).toBeGreaterThan(leastFill)
    })
  },
)

const itemsOf = ({ sections }: Pick<Sample['resume'], 'sections'>) => sections.flatMap(({ items }) => items)

function yearsOfWork({ sections }: Sample['resume']): number {
  const started = itemsOf({ sections: sections.filter(({ kind }) => kind === 'work') } as Sample['resume'])
    .map(({ from }) => Number(from.slice(0, 4)))
    .filter(Boolean)
  return Number(today.slice(0, 4)) - Math.min(...started, Infinity)
}
