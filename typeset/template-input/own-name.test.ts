import { expect, test } from 'vitest'
import { boldMatches, ownNamePattern } from './own-name'

test.each([
  ['钟映雪', '丁启，钟映雪，任立. 水处理学报', ['钟映雪']],
  ['钟映雪', '钟映雪等', ['钟映雪']],
  ['王伟', '王伟明，李强，王伟', ['王伟']],
  ['Aiden Ouyang', 'L. Ren, A. Ouyang*, J. Pei', ['A. Ouyang']],
  ['Aiden Ouyang', 'Ren L, Ouyang A, Pei J.', ['Ouyang A']],
  ['Aiden Ouyang', 'Ouyang, A., & Ren, L.', ['Ouyang, A.']],
  [
    'Mary Ann Lee',
    'M. A. Lee; Lee MA; Mary Ann Lee; M. Lee',
    ['M. A. Lee', 'Lee MA', 'Mary Ann Lee', 'M. Lee'],
  ],
  ['Aiden Ouyang', 'B. Ouyang, A. Ouyangson', []],
  ['C++ (x', 'C++ (x wrote it', ['C++ (x']],
])('of %s the authors "%s" mark %j', (name, text, bold) => {
  const runs = boldMatches([{ text }], ownNamePattern(name)!)
  expect(runs.filter((run) => run.bold).map((run) => run.text)).toEqual(bold)
  expect(runs.map((run) => run.text).join('')).toBe(text)
})

test('a missing name, or one of a single letter, marks nothing', () => {
  expect(ownNamePattern('')).toBeNull()
  expect(ownNamePattern(' 李 ')).toBeNull()
})

test('what is bold or a link already stays so', () => {
  const runs = [
    { text: '钟映雪', bold: true as const },
    { text: '见钟映雪', url: 'https://example.com' },
  ]
  expect(boldMatches(runs, ownNamePattern('钟映雪')!)).toEqual([
    { text: '钟映雪', bold: true },
    { text: '见', url: 'https://example.com' },
    { text: '钟映雪', bold: true, url: 'https://example.com' },
  ])
})
