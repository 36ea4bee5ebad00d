import { expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { heaviestField, MAX_WEIGHT, weighResume } from './resume-weight'

const weightOf = (...texts: string[]) =>
  weighResume(
    buildResume((it) => {
      it.sections = [
        buildSection(
          's',
          texts.map((text, n) => buildItem(`i${n}`, { text })),
        ),
      ]
    }),
  ).weight
/** A real sentence with unbreakable words, 52 characters. */
const sentence =
  '负责订单系统的设计与开发，使用 Go 与 MySQL 支撑日均百万订单，将接口 P99 从 320 ms 降至 80 ms。'

test('forty pages of plain text are within the limit', () => {
  expect(weightOf(...Array<string>(60).fill(sentence.repeat(28)))).toBeLessThan(MAX_WEIGHT)
})

test('six hundred list items are within the limit', () => {
  const list = `- ${sentence}\n`.repeat(10)
  expect(weightOf(...Array<string>(60).fill(list))).toBeLessThan(MAX_WEIGHT)
})

test.each([
  ['words as long as a line', `${'x'.repeat(60)} `, 300],
  ['points of one letter', '- 中\n', 5_000],
  ['leaning letters', '*斜* ', 5_000],
  ['changes of look', '**粗**细', 10_000],
  ['accents on one letter', 'a\u0301\u0301\u0301', 5_000],
])('%s over the whole document exceed the limit', (_, part, times) => {
  const text = part.repeat(Math.min(times, Math.floor(20_000 / part.length)))
  expect(weightOf(...Array<string>(12).fill(text))).toBeGreaterThan(MAX_WEIGHT)
})

test('the field to shorten is the heaviest, not the longest', () => {
  const resume = buildResume((it) => {
    it.sections[0]!.items[0]!.text = sentence.repeat(100)
    it.sections[0]!.items[1]!.text = '- 中\n'.repeat(1_000)
  })
  expect(heaviestField(resume)).toBe('sections[0].items[1].text')
})

test('hidden content has no weight', () => {
  const hidden = buildResume((it) => {
    it.sections[0]!.visible = false
    it.sections[1]!.items[0]!.visible = false
  })
  expect(weighResume(hidden).weight).toBe(0)
})
