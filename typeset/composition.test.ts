import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { sizeOf } from '#tests/sizes'
import { compileResume } from './testing/compile-resume'

const samples = readdirSync('content/samples').map((file) => `content/samples/${file}`)

/** The typeset lines of a resume, each with its page. */
function linesOf(written: object, style: object): { page: number; text: string }[] {
  const resume = Resume.parse({ ...written, style: { ...style, template: 'classic@4' } })
  const { layer } = compileResume(resume)
  const lines = new Map<string, typeof layer>()
  for (const piece of layer) {
    const key = `${piece.page}:${piece.baseline.toFixed(1)}`
    lines.set(key, [...(lines.get(key) ?? []), piece])
  }
  return [...lines.values()].map((line) => ({
    page: line[0]?.page ?? 0,
    text: line
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join('')
      .trim(),
  }))
}

const widths = [10, 13, 16, 19, 22, 25]
const forbiddenStart = /^[，。；：？！、）》〉”’】」』…—·～%‰℃]/
const forbiddenEnd = /[（《〈“‘【「『¥￥$№]$/

describe.each(samples)('%s', (file) => {
  const { resume } = JSON.parse(readFileSync(file, 'utf8')) as { resume: object }

  test.each(sizeOf([13, 22], widths))(
    'with margins of %i mm no line starts or ends with a forbidden punctuation mark, none is a single sign',
    { tags: ['sized'] },
    (margins) => {
      for (const { text } of linesOf(resume, { margins })) {
        expect(text).not.toMatch(forbiddenStart)
        expect(text).not.toMatch(forbiddenEnd)
        expect(text).not.toMatch(/^\p{Script=Han}[，。；：？！]?$/u)
      }
    },
  )
})

test('the numbers and blanks of a text are drawn with the signs they were typed with', () => {
  const typed = [
    '1. 甲',
    '2. 乙',
    '',
    '1. 丙',
    '',
    '1、丁',
    '',
    '9）戊',
    '10）己',
    '',
    '3) 庚',
    '',
    '1．辛',
    '',
  ]
  const kept = [
    '(1) 甲',
    '（2）乙',
    '③ 丙',
    '四、丁',
    '05. 戊',
    '签名：____',
    '__init__.py，snake_case，a__b，^_^ ^_^',
  ]
  const text = [...typed, ...kept].join('\n')
  const sections = [{ id: 'a', kind: 'summary', items: [{ id: 'b', text }] }]
  const solid = (line: string) => line.replace(/\s/g, '')
  const drawn = linesOf({ schemaVersion: 1, basics: {}, sections }, {}).map((line) => solid(line.text))
  expect(drawn.slice(-typed.filter(Boolean).length - kept.length)).toEqual(
    [...typed, ...kept].filter(Boolean).map(solid),
  )
})

const summaryOf = (text: string) => ({
  schemaVersion: 1,
  basics: {},
  sections: [{ id: 'a', kind: 'summary', items: [{ id: 'b', text }] }],
})

test('no line starts or ends with a forbidden mark, nor with 年 after its number, whatever words stand beside', () => {
  const word = fc.constantFrom(
    ...[
      'C++',
      'C#',
      'CI/CD',
      '1.9 ms',
      'a-b@mail.cn',
      'e-mail',
      '99.9%+',
      'TypeScript',
      '2021 年',
      '6月',
      '3 个',
    ],
    ...['性能', '负责前端架构', '50 %', '18 ℃', '¥ 300', '№ 5', '**C++**', '**重点**'],
  )
  const mark = fc.constantFrom(
    ...['，', '。', '；', '：', '！', '……', '——', ' —— ', '·', '～', '》', ' ；', '字'],
    ...['（', '《', '“', '【', '」', '”', '）。', '】——', '”……', ' – '],
  )
  const text = fc
    .array(fc.tuple(word, mark), { minLength: 60, maxLength: 120 })
    .map((parts) => `文${parts.flat().join('')}`)
  fc.assert(
    fc.property(text, fc.constantFrom(...widths), (written, margins) => {
      const lines = linesOf(summaryOf(written), { margins })
      lines.slice(1).forEach((line, index) => {
        const broken = `${lines[index]!.text}\n${line.text}`
        expect(line.text, broken).not.toMatch(forbiddenStart)
        expect(lines[index]!.text, broken).not.toMatch(forbiddenEnd)
        expect(broken).not.toMatch(/\d *\n[年月日个]/)
      })
    }),
    { numRuns: 60, endOnFailure: true },
  )
})

test('unbreakable words are never split over lines', () => {
  const unbroken = [
    'C++',
    'C#',
    'CI/CD',
    '320 ms',
    'Node.js',
    '10,000+',
    '2020-09-01',
    'zhang-san@example.com',
    '99.9%+',
  ]
  for (let shift = 0; shift < 40; shift++) {
    const text = `${'字'.repeat(shift)}${unbroken.join('与')}`.repeat(3)
    const all = linesOf(summaryOf(text), {})
    for (const word of unbroken) {
      const times = all.reduce((sum, line) => sum + line.text.split(word).length - 1, 0)
      expect(times, `${word} at ${shift}`).toBe(3)
    }
  }
})

test('a line is broken rather than squeezed by more than the width of a letter', () => {
  const text = '带 3 人小组完成 2 家拟上市公司三年一期申报审计，整理底稿 1,400 余份，质控复核一次通过。'
  const size = 10
  /** The width of a text where it is on one line. */
  const widthOf = (written: string, margins: number) => {
    const style = { template: 'classic@4', margins, size }
    const { layer } = compileResume(Resume.parse({ ...summaryOf(written), style }))
    const first = layer.findIndex((piece) => piece.text.startsWith('字'))
    const body = layer.slice(first)
    if (new Set(body.map(({ baseline }) => baseline)).size > 1) return undefined
    return Math.max(...body.map(({ right }) => right)) - body[0]!.left
  }
  const natural = widthOf(`字${text}`, 10)!
  for (let more = 0; more < 12; more++)
    for (const margins of widths) {
      const width = widthOf('字'.repeat(more + 1) + text, margins)
      if (width) expect(width, `${more} more, ${margins} mm`).toBeGreaterThan(natural + (more - 1) * size)
    }
})

describe('page breaks of entries', () => {
  const text = '负责前端架构设计与性能优化，首屏时间由三秒降至一秒，覆盖全部业务线并沉淀为团队规范。'.repeat(
    4,
  )
  /** A resume whose second entry starts `lines` further down. */
  const pushedDown = (lines: number) => ({
    schemaVersion: 1,
    basics: { name: '王二' },
    sections: [
      { id: 'a', kind: 'summary', items: [{ id: 'a1', text: Array(lines).fill('行').join('\n') }] },
      {
        id: 'b',
        kind: 'work',
        title: '工作经历标题',
        items: [{ id: 'b1', title: '某某单位', from: '2020-01', text: `- ${text}\n- ${text}` }],
      },
    ],
  })

  test('a heading stays with its entry, an entry with two lines of its text, without widows and orphans', () => {
    for (let lines = 30; lines < 48; lines++) {
      const all = linesOf(pushedDown(lines), {}).filter(({ text: line }) => !/^王二/.test(line))
      const at = (start: string) => all.findIndex(({ text: line }) => line.startsWith(start))
      const heading = at('工作经历标题')
      const entry = at('某某单位')
      const pages = [heading, entry, entry + 1, entry + 2].map((index) => all[index]?.page)
      expect(new Set(pages).size, `${lines} lines above`).toBe(1)
      const body = all.slice(entry + 1).map(({ page }) => page)
      for (const page of new Set(body)) expect(body.filter((each) => each === page).length).toBeGreaterThan(1)
    }
  })
})
