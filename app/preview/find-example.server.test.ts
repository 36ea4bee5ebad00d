import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { emptyResume } from '#resume-model/empty-resume'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { buildResume } from '#tests/fixtures/resume-builders'
import type { Resume } from '#contract/resume/resume'
import { exampleQuery } from './example-query'
import { findExample, readExample } from './find-example.server'

const named = (id: string) => ({ id, name: { zh: id, en: id } })
const industry = {
  ...named('marketing'),
  positions: [
    {
      ...named('brand'),
      summary: { zh: '', en: '' },
      sample: 'brand-manager',
      graduateSample: 'brand-graduate',
      englishSample: 'english-brand-manager',
      englishGraduateSample: 'english-brand-graduate',
    },
  ],
}
const positions: Record<string, object> = {
  市场专员: { ...named('marketer'), industry },
  会计: { ...named('accountant'), sample: 'accountant', industry: { ...industry, positions: [] } },
}

const englishPurposes = ['abroad', 'foreign-company']

const answers: Record<string, (input: { id: string; q: string }) => unknown> = {
  listTemplates: () => [{ id: 'classic', sample: 'of-template', englishSample: 'english' }],
  // Each has its own id for a name, and all that a person can tell.
  readSample: ({ id }) => ({
    id,
    resume: buildResume((resume) => {
      Object.assign(resume.basics, { name: id, gender: '女', hukou: '四川德阳', birth: '1996-03' })
      resume.basics.custom = [{ id: 'f1', label: '工作年限', value: '6 年' }]
    }),
  }),
  readScenario: ({ id }) => ({
    ...{
      id,
      headings: englishPurposes.includes(id) ? 'en' : 'zh',
      sample: `of-${id}`,
      facts: ['gender'],
      fields: [{ label: '工作年限' }],
    },
  }),
  suggestPositions: ({ q }) => [{ id: q in positions ? q : 'general', industry, name: { zh: q, en: q } }],
  readPosition: ({ id }) => positions[id],
}
const open = (failing?: string): ApiClient =>
  ({
    call: (name, input) =>
      name === failing
        ? Promise.reject(new ApiClientError('network', 0, 'down'))
        : Promise.resolve(answers[name]!(input as { id: string; q: string })),
    stream: (name) => Promise.reject(new Error(name)),
  }) as ApiClient
const blank = (change: (resume: Resume) => void = () => undefined) => {
  const resume = emptyResume({ ...DEFAULT_STYLE, template: 'classic@1' })
  change(resume)
  return resume
}
const nameFor = async (change?: (resume: Resume) => void) =>
  (await readExample(open(), exampleQuery(blank(change))))?.basics.name

const inEnglish =
  (intention: Partial<Resume['intention']> = {}, scenario?: string) =>
  (resume: Resume): void => {
    resume.style.headings = 'en'
    resume.scenario = scenario
    Object.assign(resume.intention, intention)
  }

describe('the example of a resume', () => {
  test.each<[string, ((resume: Resume) => void) | undefined, string]>([
    ['nothing typed: the template’s', undefined, 'of-template'],
    ['a position: its own', ({ intention }) => (intention.position = '会计'), 'accountant'],
    ['one without: of its trade', ({ intention }) => (intention.position = '市场专员'), 'brand-manager'],
    ['an unknown one: the template’s', ({ intention }) => (intention.position = '占星师'), 'of-template'],
    [
      'a position and a student: the graduate’s',
      ({ intention }) => Object.assign(intention, { position: '市场专员', status: '应届毕业生' }),
      'brand-graduate',
    ],
    [
      'where there is none of a graduate: a student’s in any case',
      ({ intention }) => Object.assign(intention, { position: '会计', status: '应届毕业生' }),
      'campus-graduate',
    ],
    ['a student alone', ({ intention }) => (intention.status = '应届毕业生'), 'campus-graduate'],
    ['a purpose alone: its own', (resume) => (resume.scenario = 'civil-service'), 'of-civil-service'],
    ['a student’s purpose', (resume) => (resume.scenario = 'campus'), 'of-campus'],
    ['English, nothing typed: the template’s English one', inEnglish(), 'english'],
    ['English: of its trade', inEnglish({ position: '市场专员' }), 'english-brand-manager'],
    ['English, a trade without: the template’s', inEnglish({ position: '会计' }), 'english'],
    [
      'English, a student: the graduate’s',
      inEnglish({ position: '市场专员', status: 'Final-year student' }),
      'english-brand-graduate',
    ],
    [
      'English, a student of a trade without: a graduate’s in any case',
      inEnglish({ position: '会计', status: 'Graduating 2027' }),
      'english-graduate',
    ],
    ['English, a purpose alone: its own', inEnglish({}, 'foreign-company'), 'of-foreign-company'],
    [
      'English, a subject to be studied abroad: the purpose’s, not somebody’s who works in it',
      inEnglish({ position: '市场专员' }, 'abroad'),
      'of-abroad',
    ],
    ['English, a Chinese purpose: the template’s', inEnglish({}, 'civil-service'), 'english'],
  ])('%s', async (_, change, name) => expect(await nameFor(change)).toBe(name))

  test('has the details that its purpose asks for, and no others', async () => {
    const details = async (scenario?: string) => {
      const example = await readExample(open(), exampleQuery(blank((resume) => (resume.scenario = scenario))))
      const { gender, hukou, birth, custom } = example!.basics
      return [gender, hukou, birth, custom.length]
    }
    expect(await details()).toEqual(['', '', '', 0])
    expect(await details('campus')).toEqual(['女', '', '', 1])
  })

  test('is none for a resume with text, and none while the service fails', async () => {
    expect(await findExample(open(), buildResume())).toBeUndefined()
    expect(await findExample(open('readSample'), blank())).toBeUndefined()
    const typed = blank(({ intention }) => (intention.position = '会计'))
    const found = await findExample(open('suggestPositions'), typed)
    expect(found?.basics.name).toBe('of-template')
  })
})
