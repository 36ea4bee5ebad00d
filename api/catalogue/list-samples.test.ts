import { expect, test } from 'vitest'
import type { Sample } from '#contract/catalogue/sample'
import { Resume } from '#contract/resume/resume'
import { teacher } from '../testing/test-api'
import { listSamples } from './list-samples'

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
const excerptOf = (sample: Sample) => listSamples([sample])[0]?.excerpt

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
  const listed = listSamples([ofAPosition, teacher])
  expect(listed.map(({ id, name }) => [id, name])).toEqual([['teacher', '林老师']])
  expect(listed[0]).not.toHaveProperty('resume')
})
