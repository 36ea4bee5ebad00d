import { describe, expect, test } from 'vitest'
import { mendPunctuation } from './mend-punctuation'
import { isPicture, textsOfLine, type OcrWord } from './texts-of-line'

const size = 30
/** Words from left to right, each with the place of its ink; blanks of at least a third of a letter lie between them. */
function lineOf(...parts: [text: string, from: number, to: number, confidence?: number][]) {
  const words = parts.map(([text, x0, x1, confidence = 90]): OcrWord => ({
    text,
    confidence,
    bbox: { x0, x1 },
  }))
  const blanks = parts
    .slice(1)
    .map(([, to], i) => ({ from: parts[i]![2], to }))
    .filter(({ from, to }) => to - from >= size * 0.35)
  return textsOfLine({ words, y: 100, size, blanks, ink: { from: parts[0]![1], to: parts.at(-1)![2] } })
}
const textsIn = (...parts: Parameters<typeof lineOf>) => lineOf(...parts).map(({ text }) => text)

describe('textsOfLine', () => {
  test('parts texts at wide blanks, and joins words without one', () => {
    const parts = lineOf(
      ['华岳', 0, 60],
      ['科技', 62, 120],
      ['2016', 500, 560],
      ['-', 565, 570],
      ['2020', 575, 640],
    )
    expect(parts).toEqual([
      { text: '华岳科技', x: 0, y: 100, width: 120, size },
      { text: '2016-2020', x: 500, y: 100, width: 140, size },
    ])
  })

  test('keeps the blank between Latin words, and a narrow one between Chinese parts', () => {
    expect(textsIn(['Full', 0, 50], ['GC', 58, 90], ['停顿', 95, 150])).toEqual(['Full GC停顿'])
    expect(textsIn(['工程师', 0, 90], ['交易部', 108, 190])).toEqual(['工程师  交易部'])
  })

  test('expects the blank that a Chinese sign has of its own', () => {
    expect(textsIn(['在职，', 0, 75], ['考虑新机会', 100, 250])).toEqual(['在职，考虑新机会'])
    // The engine puts the comma behind the blank.
    expect(textsIn(['在职', 0, 60], ['，考虑新机会', 85, 250])).toEqual(['在职，考虑新机会'])
  })

  test('drops what is read into a wide blank', () => {
    expect(textsIn(['第二支部', 0, 120], ['。', 150, 155, 0], ['书记', 220, 280])).toEqual([
      '第二支部',
      '书记',
    ])
    expect(textsIn(['工程师', 0, 90], ['”清结算组', 150, 280])).toEqual(['工程师', '清结算组'])
  })

  test.each(['。', '*', '°', 'e'])(
    'reads a lone %s before a gap as a bullet, in a second column too',
    (sign) => {
      expect(textsIn([sign, 0, 10], ['重构对账引擎', 40, 220])).toEqual(['•', '重构对账引擎'])
      expect(textsIn(['容量评估', 0, 120], [sign, 200, 210], ['重构', 240, 300])).toEqual([
        '容量评估',
        '•',
        '重构',
      ])
    },
  )

  test('adds the blank space of brackets and signs at the ends', () => {
    const [text] = lineOf(['（开源），', 20, 140])
    expect(text!.x).toBeLessThan(10)
    expect(text!.x + text!.width).toBeGreaterThan(150)
  })
})

describe('isPicture', () => {
  const word = (text: string, confidence: number): OcrWord => ({ text, confidence, bbox: { x0: 0, x1: 9 } })

  test('takes few characters that the engine doubts for a picture, and strokes for a line', () => {
    expect(isPicture([word('人', 0), word('Y', 20)])).toBe(true)
    expect(isPicture([word('——', 90), word('一', 95)])).toBe(true)
  })

  test('keeps a name, and a long line with doubts', () => {
    expect(isPicture([word('李', 91)])).toBe(false)
    expect(isPicture([word('重症医学科护士', 12)])).toBe(false)
  })
})

test.each([
  ['现居:杭州', '现居：杭州'],
  ['Python;熟悉', 'Python；熟悉'],
  ['Email: a@b.cn', 'Email: a@b.cn'],
  ['轻量队列 (开源) ', '轻量队列（开源）'],
  ['MSc (Distinction)', 'MSc (Distinction)'],
  ['对完 〈原需3.5小时) ', '对完（原需3.5小时）'],
  ['2023年3月一至今', '2023年3月—至今'],
  ['2016.09一2020.06', '2016.09—2020.06'],
  ['一至五月', '一至五月'],
  ['https://example.comyliang', 'https://example.com/liang'],
  ['“三下乡”实践队', '“三下乡”实践队'],
  ['交易平台部”', '交易平台部'],
])('mendPunctuation reads %s as %s', (read, printed) => {
  expect(mendPunctuation(read)).toBe(printed)
})
