import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasLongWord, markUnbreakableWords } from './unbreakable-words'

/** A text with `|` where no line may break, `¦` where only a narrow column may break it. */
const withJoints = (...texts: string[]) =>
  markUnbreakableWords(texts.map((text) => ({ text })))
    .map(({ text, joined }) => text + (joined === 'wide' ? '¦' : joined ? '|' : ''))
    .join('')

test.each([
  ['用C++与C#写，C++17', '用C+|+与C#写，C+|+17'],
  ['首屏由320 ms降到85 ms', '首屏由320 |ms降到85 |ms'],
  ['做过CI/CD与A/B', '做过CI/|CD与A/|B'],
  ['写信到a-b@mail.cn。', '写信到a-|b@mail.cn。'],
  ['zhang-san@mail.example.com', 'zhang-¦san@mail.example.com'],
  ['见https://a.com/a-b，以及 www.a-b.cn', '见https://|a.com/|a-|b，以及 w|ww.a-|b.cn'],
  ['命中率 99.9%+', '命中率 99.9%|+'],
])('joins the parts of the words in %s', (text, joined) => expect(withJoints(text)).toBe(joined))

test.each([
  ['2021年9月', '2021|年9|月'],
  ['2021 年，3 个', '2021 |年，3 |个'],
  ['达 50 %，18 ℃', '达 50 |%，18 |℃'],
  ['¥ 300，№ 5', '¥ |300，№ |5'],
])('joins a number and its unit in %s', (text, joined) => expect(withJoints(text)).toBe(joined))

test.each([
  ['平台——统一', '平台|——统一'],
  ['阿卜杜拉·买买提', '阿卜杜拉|·买买提'],
  ['3～5 天', '3|～5 天'],
  ['C# ；Go ……', 'C# |；Go |……'],
  ['Led A – B — C - D', 'Led A |– B |— C |- D'],
])('joins a sign that begins no line to what stands before it in %s', (text, joined) =>
  expect(withJoints(text)).toBe(joined),
)

test.each([
  '320ms、Node.js、10,000+、.NET、2020-09-01、010-6553-1234',
  '普通的一句话',
  'first-principles、iOS/Android、scikit-learn',
  `https://example.com/${'a'.repeat(40)}`,
  '——开头',
])('leaves to the line breaker: %s', (text) => expect(withJoints(text)).toBe(text))

test.each(['+', '%', '—', '·', '- ', '— ', '· ', '¥ 1', '1 %', '； '])(
  'a line of nothing but %j still breaks',
  (part) => {
    const longest = Math.max(
      ...withJoints(part.repeat(40))
        .split(/(?<!\|)(?<=[-+%—·；：1] ?)/)
        .map((unbroken) => unbroken.replaceAll('|', '').length),
    )
    expect(longest).toBeLessThan(8)
  },
)

test('the sign after a word may stand in a run of its own', () => {
  expect(withJoints('平台', '——统一')).toBe('平台|——统一')
  expect(withJoints('2021', '年')).toBe('2021|年')
})

test('the last two Han letters of a line of text stay together', () => {
  const line = '独立完成从需求到上线的全部开发工作'
  expect(withJoints(`${line}。\n${line}\n短句。`)).toBe(
    `${line.slice(0, -1)}|作。\n${line.slice(0, -1)}|作\n短句。`,
  )
})

test.each([
  ['写信到zhang-san@mail.example.com', true],
  ['用useSyncExternalStore订阅', true],
  ['见https://github.com/a-b', true],
  ['a first-principles thinker', false],
  ['iOS/Android/Windows', false],
  ['a'.repeat(30), false],
  ['用TypeScript写', false],
])('knows whether a line can be stretched beside a long word: %s', (text, long) =>
  expect(hasLongWord(markUnbreakableWords([{ text }]))).toBe(long),
)

test('the parts of a word keep its style', () => {
  expect(markUnbreakableWords([{ text: '会C++', bold: true, url: 'https://a.cn' }])).toEqual([
    { text: '会C+', bold: true, url: 'https://a.cn', joined: 'always' },
    { text: '+', bold: true, url: 'https://a.cn' },
  ])
})

test('no letter is lost, and no part is empty', () => {
  const piece = fc.constantFrom(
    'C++',
    '/',
    '-',
    ' ',
    'ms',
    '3',
    '年',
    '——',
    '·',
    '%',
    '¥',
    'a@b.c',
    'www.',
    '字',
    '\n',
  )
  const run = fc.array(piece, { maxLength: 8 }).map((parts) => ({ text: parts.join('') }))
  fc.assert(
    fc.property(fc.array(run, { maxLength: 4 }), (runs) => {
      const parts = markUnbreakableWords(runs)
      expect(parts.map(({ text }) => text).join('')).toBe(runs.map(({ text }) => text).join(''))
      for (const { text, joined } of parts) if (joined) expect(text).not.toBe('')
    }),
  )
})

test('20,000 characters take linear time', () => {
  for (const part of [
    'a-',
    'a@',
    '1.',
    'C+',
    '1-',
    'a/b',
    'https://',
    '1 ',
    '1年',
    '—',
    ' -',
    'x',
    '字\n',
    '-/',
  ])
    expect(
      timeOf(() => hasLongWord(markUnbreakableWords([{ text: part.repeat(20_000 / part.length) }]))),
    ).toBeLessThan(1_000)
})

function timeOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
