import { expect, test } from 'vitest'
import { isEnglish } from './is-english'

test.each([
  [['Jane', 'Engineer at Acme', '王'], true],
  [['王小明', '前端工程师', 'TypeScript、React、Vue'], false],
  [['王小明', 'wang.xiaoming@mail.example.com', 'https://github.com/wang-xiaoming/resume'], false],
  [['138 0000 1111'], false],
  [[], false],
])('%j is English: %s', (lines, is) => {
  expect(isEnglish(lines)).toBe(is)
})
