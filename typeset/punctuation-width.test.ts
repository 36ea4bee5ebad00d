import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { compileResume } from './testing/compile-resume'

/** How far right the only line of a text reaches, in sizes of its letters. */
function widthOf(text: string, headings: string, font = 'sans'): number {
  const sections = [{ id: 'a', kind: 'summary', items: [{ id: 'b', text }] }]
  const style = { template: 'classic@4', headings, font, size: 10 }
  const { layer } = compileResume(Resume.parse({ schemaVersion: 1, basics: {}, sections, style }))
  const line = layer.filter((piece) => piece.baseline === layer.at(-1)!.baseline)
  return (Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left))) / 10
}

test.each([
  ['a text of Latin letters', 'the “red” team', 'the red team', 1.1],
  ['its apostrophe', 'the team’s plan', 'the teams plan', 0.4],
  ['an apostrophe between Han', '完成 team’s 计划书', '完成 teams 计划书', 0.4],
])('%s has punctuation as narrow as its letters', (_, text, without, most) => {
  for (const headings of ['zh', 'en'])
    expect(widthOf(text, headings) - widthOf(without, headings)).toBeLessThan(most)
})

test('a word too long for its line breaks beside an apostrophe, too', () => {
  const longWord = 'https://example.com/' + 'abcdefghij'.repeat(12)
  expect(widthOf(`完成 team’s ${longWord}`, 'zh')).toBeLessThan(52)
})

test.each(['zh', 'en'])('Chinese punctuation keeps its width under %s headings', (headings) => {
  expect(widthOf('完成了“增长”的计划书', headings) - widthOf('完成了增长的计划书', headings)).toBeGreaterThan(
    0.9,
  )
  expect(widthOf('完成了增长，的计划书', headings) - widthOf('完成了增长的计划书', headings)).toBeGreaterThan(
    0.4,
  )
})

test('quotes between Kai letters are as wide as those', () => {
  expect(
    widthOf('完成了“增长”的计划书', 'zh', 'kai') - widthOf('完成了增长的计划书', 'zh', 'kai'),
  ).toBeGreaterThan(1.9)
})
