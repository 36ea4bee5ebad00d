import { expect, test } from 'vitest'
import { emptyResume } from '#resume-model/empty-resume'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { lineOf } from '../line'
import { classifyPersonalDetails } from './classify-personal-details'

/** The basics and cities that were read from lines below a name, and the lines that fit nowhere. */
function read(...lines: string[]) {
  const resume = emptyResume({ ...DEFAULT_STYLE })
  const left = classifyPersonalDetails(
    resume,
    lines.map((line) => lineOf(line)),
    true,
  )
  return { ...resume.basics, cities: resume.intention.cities, left }
}

test.each([
  ['手机：13812345678 | 邮箱：lin@example.com | 上海', { email: 'lin@example.com', city: '上海' }],
  ['电话：13812345678　杭州', { phone: '13812345678', city: '杭州' }],
  ['意向城市：苏州 上海', { cities: ['苏州', '上海'], city: '' }],
])('a city behind a contact with a label is no part of it: %s', (line, expected) => {
  expect(read(line)).toMatchObject({ ...expected, custom: [], left: [] })
})
