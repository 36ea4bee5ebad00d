import { expect, test } from 'vitest'
import { markUnbreakableWords } from './unbreakable-words'

const unbreakableIn = (text: string) =>
  markUnbreakableWords([{ text }])
    .filter((run) => run.keep)
    .map((run) => run.text)

test.each([
  ['用C++与C#写，C++17 标准', ['C++', 'C#', 'C++17']],
  ['首屏由320 ms降到85 ms', ['320 ms', '85 ms']],
  ['做过CI/CD与A/B测试', ['CI/CD', 'A/B']],
  ['写信到zhang-san@mail.example.com。', ['zhang-san@mail.example.com']],
  ['见https://github.com/a-b，以及 www.a-b.cn', ['https://github.com/a-b', 'www.a-b.cn']],
  ['2020-09-01 起，电话 010-6553-1234', ['2020-09-01', '010-6553-1234']],
  ['命中率 99.9%+', ['99.9%+']],
])('keeps %s', (text, words) => expect(unbreakableIn(text)).toEqual(words))

test.each([
  '320ms、Node.js、10,000+、.NET 自己不会断',
  '普通的一句话',
  `https://example.com/${'a'.repeat(40)}`,
])('leaves to the line breaker: %s', (text) => expect(unbreakableIn(text)).toEqual([]))

test("a kept word marks the side where Typst's space between Han and Latin is needed", () => {
  expect(markUnbreakableWords([{ text: '用C++写，CI/CD。' }])).toEqual([
    { text: '用' },
    { text: 'C++', keep: true, gapBefore: true, gapAfter: true },
    { text: '写，' },
    { text: 'CI/CD', keep: true },
    { text: '。' },
  ])
})

test('a kept word keeps its style', () => {
  expect(markUnbreakableWords([{ text: '会C++', bold: true, url: 'https://a.cn' }]).at(-1)).toMatchObject({
    text: 'C++',
    bold: true,
    url: 'https://a.cn',
  })
})

test('20,000 characters take linear time', () => {
  for (const part of ['a-', 'a@', '1.', 'C+', '1-', 'a/b', 'https://', '1 '])
    expect(timeOf(() => markUnbreakableWords([{ text: part.repeat(20_000 / part.length) }]))).toBeLessThan(
      1_000,
    )
})

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
