import { expect, test } from 'vitest'
import type { Sample } from '#contract/catalogue/sample'
import { Resume } from '#contract/resume/resume'
import { teacher } from '../testing/test-api'
import { listSamplesFor } from './list-samples'

const section = (kind: 'summary' | 'education' | 'work', ...texts: string[]) => ({
  id: kind,
  kind,
  title: kind,
  items: texts.map((text, n) => ({ id: `${kind}-${n}`, text })),
})
const withSections = (...sections: ReturnType<typeof section>[]): Sample => ({
  ...teacher,
  resume: Resume.parse({ ...teacher.resume, sections }),
})
const excerptOf = (sample: Sample) => listSamplesFor('zh', [sample])[0]?.excerpt

test.each([
  [
    'experience before what comes first',
    [section('summary', '五年经验'), section('work', '- **上线**：三个月')],
    '上线：三个月',
  ],
  ['one line of several', [section('work', '', '- 第一行\n- 第二行')], '第一行'],
  ['any text without experience', [section('education', '**主修课程**：统计')], '主修课程：统计'],
  ['nothing of an empty one', [], ''],
])('a listed sample tells %s', (_case, sections, excerpt) => {
  expect(excerptOf(withSections(...sections))).toBe(excerpt)
})

test('a sample without a place in lists is not listed, and none carries its resume', () => {
  const { order: _, ...ofAPosition } = teacher
  const listed = listSamplesFor('zh', [ofAPosition, teacher])
  expect(listed.map(({ id, name }) => [id, name])).toEqual([['teacher', '林老师']])
  expect(listed[0]).not.toHaveProperty('resume')
})

const { order: _, ...unlisted } = teacher
const english = (order: number) => ({ language: 'en' as const, onEnglishPages: { order, templates: [] } })
const samples = [
  { ...teacher, id: 'chinese' },
  { ...teacher, id: 'both', ...english(2) },
  { ...unlisted, id: 'english', ...english(1) },
  { ...unlisted, id: 'position' },
]

test.each([
  ['zh', ['chinese', 'both']],
  ['en', ['english', 'both', 'chinese']],
] as const)('a page in %s lists the samples %j', (language, ids) => {
  expect(listSamplesFor(language, samples).map(({ id }) => id)).toEqual(ids)
})

const entry = (kind: 'education' | 'work', to: string) => ({
  id: `${kind}-${to}`,
  kind,
  title: kind,
  items: [{ id: `${kind}-${to}-1`, to }],
})
const isOfGraduate = (...sections: ReturnType<typeof entry>[]) =>
  listSamplesFor('zh', [{ ...teacher, resume: Resume.parse({ ...teacher.resume, sections }) }])[0]?.isGraduate

test.each([
  ['who never had a job', [entry('education', '2026-06')], true],
  ['whose jobs were beside the studies', [entry('education', '2029-06'), entry('work', '2026-08')], true],
  ['with a job', [entry('education', '2026-06'), entry('work', 'now')], false],
  ['whose last job came after the studies', [entry('education', '2019-06'), entry('work', '2025-08')], false],
])('whether somebody %s is a student or a graduate', (_case, sections, expected) => {
  expect(isOfGraduate(...sections)).toBe(expected)
})
