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
