import { expect, test } from 'vitest'
import { joinSplitDates } from './join-split-dates'

const segment = (text: string, x: number, y: number) => ({ text, x, y, right: x + 5 * text.length, size: 10 })
const textsOf = (...segments: ReturnType<typeof segment>[]) =>
  joinSplitDates(segments).map(({ text }) => text)

test.each([
  ['2020.07-', '2023.02', '2020.07-2023.02'],
  ['Sep 2023 –', 'Jun 2024', 'Sep 2023 –Jun 2024'],
  ['2020.07', '- 至今', '2020.07- 至今'],
])('a period that a margin breaks, %s above %s, is one', (above, below, joined) => {
  expect(textsOf(segment(above, 50, 700), segment(below, 52, 688), segment('负责对账', 120, 688))).toEqual([
    joined,
    '负责对账',
  ])
})

test('what stands close beside the first half is said after the period', () => {
  expect(textsOf(segment('2020.07-  后端工程师', 50, 700), segment('2023.02', 52, 688))).toEqual([
    '2020.07-2023.02  后端工程师',
  ])
})

test.each([
  ['further below', segment('2023.02', 50, 640)],
  ['elsewhere on the line below', segment('2023.02', 300, 688)],
  ['earlier than the first', segment('2019.02', 50, 688)],
])('a date %s stays its own', (_, below) => {
  expect(textsOf(segment('2020.07-', 50, 700), below)).toHaveLength(2)
})
test('two dates without a dash are two', () => {
  expect(textsOf(segment('2020.07', 50, 700), segment('2023.02', 50, 688))).toHaveLength(2)
})
