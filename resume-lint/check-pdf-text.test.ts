import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { checkPdfText } from './check-pdf-text'
import { formatFinding } from './format-finding'
import { scoreOf } from './score'

const resume = buildResume((one) => {
  one.basics.phone = '137 1234 0001'
  one.sections = [
    buildSection('s1', [
      buildItem('s1-1', { title: '甲公司', text: '- 搭建 **监控**，告警减少\n- 交付 12 个小程序' }),
    ]),
  ]
})
const page =
  '王小明 前端工程师 137 1234 0001\n甲公司\n• 搭建 监控，\n告警减少\n• 交付12 个小程序' + '。'.repeat(200)
const lastPage = { filled: 0.9, lines: 45 }
const rulesOf = (pages: string[], missingGlyphs: string[] = [], more = {}, filled = 0.9) =>
  checkPdfText(resume, { pages, missingGlyphs, lastPage: { filled, lines: 4 } }, more).map(
    ({ rule, path }) => `${rule} ${path}`,
  )

describe('checkPdfText', () => {
  test('reports nothing for a PDF that reads as written, whatever its spaces', () => {
    expect(rulesOf([page])).toEqual([])
  })

  test('a line across a page break counts as complete', () => {
    const [head = '', rest = ''] = page.split('告警')
    expect(rulesOf([`${head}王小明 1 / 2`, `告警${rest}王小明 2 / 2`])).toEqual([])
  })

  test.each([
    ['137 1234 0001', 'lostText basics.phone'],
    ['王小明', 'lostText basics.name'],
    ['告警减少', 'lostText sections[0].items[0].text'],
    ['甲公司', 'lostText sections[0].items[0].title'],
  ])('without %s: %s', (lost, problem) => {
    expect(rulesOf([page.replace(lost, '')])).toEqual([problem])
  })

  describe('a list that the template prints as a table', () => {
    const education = buildResume((one) => {
      const text = '**主修课程**：数理统计（94）、回归分析 92、数据库原理（95）'
      one.sections = [buildSection('s1', [buildItem('s1-1', { title: '甲大学', text })])]
    })
    const head = `王小明 前端工程师 ${education.basics.phone} ${education.basics.email} 甲大学`
    const rules = (table: string) =>
      checkPdfText(
        education,
        { pages: [head + table + '。'.repeat(200)], missingGlyphs: [], lastPage },
        {},
      ).map(({ rule }) => rule)

    test('is complete without its separators', () => {
      expect(rules('主修课程 数理统计 94 回归分析 92 数据库原理 95')).toEqual([])
      expect(rules('主修课程 数理统计 94 2学分 回归分析 92 3学分 数据库原理 95 4学分')).toEqual([])
    })

    test.each([
      ['without one of its items', '主修课程 数理统计 94 回归分析 数据库原理 95'],
      ['with its items in another order', '主修课程 回归分析 92 数理统计 94 数据库原理 95'],
      [
        'with its items far from each other',
        `主修课程 数理统计 94 ${'云'.repeat(40)} 回归分析 92 数据库原理 95`,
      ],
    ])('is lost %s', (_, table) => {
      expect(rules(table)).toEqual(['lostText'])
    })
  })

  test('a line that reads before the one above it is out of order', () => {
    const [first = '', ...rest] = page.split('\n')
    const [company, a, b, c] = rest
    expect(rulesOf([[first, company, c, a, b].join('\n')])).toEqual(['textOrder sections[0].items[0].text'])
  })

  test('characters without a glyph are reported once, and not as missing text', () => {
    expect(rulesOf([page.replace('告警减少', '告〓减少')], ['警'])).toEqual([
      'lostLetters sections[0].items[0].text',
    ])
  })

  test('a character without a glyph is reported where it stands, once for each entry', () => {
    const rare = buildResume((one) => {
      one.basics.name = '王𪚥'
      one.basics.custom = [{ id: 'c', label: '曾用名', value: '王\u{30ede}' }]
      one.intention.position = '工程师'
      one.sections = [
        buildSection('s1', [
          buildItem('s1-1', { title: '甲公司', text: '- 无' }),
          buildItem('s1-2', { title: '𪚥公司', text: '- 在𪚥公司' }),
        ]),
      ]
    })
    const text = `王〓 王〓 工程师 ${rare.basics.phone} ${rare.basics.email} 甲公司 • 无 〓公司 • 在〓公司${'。'.repeat(200)}`
    const found = checkPdfText(rare, { pages: [text], missingGlyphs: ['𪚥', '\u{30ede}'], lastPage }, {})
    expect(found.map(({ path, ownerId, values }) => [path, ownerId, values.letters])).toEqual([
      ['basics.name', '', '𪚥'],
      ['basics.custom[0].value', '', '\u{30ede}'],
      ['sections[0].items[1].title', 's1-2', '𪚥'],
    ])
  })

  describe('lines of scripts that come out of a PDF in another order', () => {
    const uyghur = 'ئۇيغۇر تىلى ئوقۇتقۇچىسى'
    const tibetan = 'བོད་སྐད།'
    const hebrew = 'עברית שלום'
    const scripts = buildResume((one) => {
      one.sections = [
        buildSection('s1', [buildItem('s1-1', { text: `- ${uyghur}\n- ${tibetan}\n- ${hebrew}` })]),
      ]
    })
    const head = `${scripts.basics.name}${scripts.intention.position}${scripts.basics.phone}${scripts.basics.email}`
    const reversed = (text: string) => [...text].reverse().join('')
    const read = (...lines: string[]) =>
      checkPdfText(
        scripts,
        { pages: [[head, ...lines, '。'.repeat(200)].join('\n')], missingGlyphs: [], lastPage },
        {},
      ).map(({ rule, values }) => `${rule} ${values.text}`)

    test('count as read when their letters are there, turned round, doubled, with marks of their own', () => {
      const doubled = reversed(uyghur).replaceAll('ۇ', 'ۇۇ')
      expect(read(doubled, 'བོ\u0002 ད་སྐད།', 'שלום עברית')).toEqual([])
    })

    test.each([
      ['the first', [reversed(tibetan), reversed(hebrew)], uyghur],
      ['the second', [reversed(uyghur), reversed(hebrew)], tibetan],
      ['the last', [reversed(uyghur), reversed(tibetan)], hebrew],
    ])('%s is reported when it is lost', (_, lines, lost) => {
      expect(read(...lines)).toEqual([`lostText ${[...lost].length > 18 ? `${lost.slice(0, 18)}…` : lost}`])
    })

    test('a lost line is not found in a neighbour with the same letters', () => {
      const twice = buildResume((one) => {
        one.sections = [buildSection('s1', [buildItem('s1-1', { text: `- ${hebrew}\n- ${hebrew}` })])]
      })
      const found = checkPdfText(
        twice,
        { pages: [`${head}${reversed(hebrew)}${'。'.repeat(200)}`], missingGlyphs: [], lastPage },
        {},
      )
      expect(found.map(({ rule }) => rule)).toEqual(['lostText'])
    })
  })

  test('a nearly empty last page and too many pages are reported', () => {
    expect(rulesOf([page, '尾'], [], {}, 0.25)).toEqual(['fewLinesOver style.fit'])
    expect(rulesOf([page, page, page])).toEqual(['tooManyPages style.fit'])
    expect(rulesOf([page, page], [], {}, 0.26)).toEqual([])
    expect(rulesOf([page, page], [], { pages: 1 })).toEqual(['tooManyPages style.fit'])
  })

  test.each([
    ['nearly empty', 'none', 0.3],
    ['less than two thirds full', 'none', 0.6],
    ['fitted already', 'one-page', 0.6],
  ] as const)(
    'a page that is %s is left as it is, and leads to the experience that says least',
    (_, fit, filled) => {
      const short = buildResume((one) => {
        one.style.fit = fit
        one.sections = [
          buildSection('s1', [
            buildItem('s1-1', { title: '甲公司', text: '- 做了一件事\n- 又做了一件事' }),
            buildItem('s1-2', { title: '乙公司', text: '- 做了' }),
          ]),
        ]
      })
      const check = (share: number) =>
        checkPdfText(
          short,
          { pages: [page], missingGlyphs: [], lastPage: { filled: share, lines: 9 } },
          {},
        ).filter(({ rule }) => rule.endsWith('Page'))
      const found = check(filled)
      expect(found).toMatchObject([
        { rule: 'sparsePage', path: 'sections[0].items[1].text', ownerId: 's1-2' },
      ])
      expect(found[0]?.fix).toBeUndefined()
      expect(formatFinding(found[0]!, 'zh').advice).toContain('请补充一段经历')
      const { groups } = scoreOf(short, found, { file: true })
      expect(groups.find(({ group }) => group === 'file')?.points).toBe(6)
      expect(check(0.67)).toEqual([])
      // An empty one has other findings.
      expect(check(0)).toEqual([])
    },
  )

  test('a short page without any experience leads to where one is added', () => {
    const empty = buildResume((one) => (one.sections = []))
    const [found] = checkPdfText(
      empty,
      { pages: [page], missingGlyphs: [], lastPage: { filled: 0.3, lines: 9 } },
      {},
    ).filter(({ rule }) => rule === 'sparsePage')
    expect(found?.path).toBe('sections')
  })

  test('a nearly empty last page says how many lines it has, and costs points', () => {
    const findings = checkPdfText(
      resume,
      { pages: [page, '尾'], missingGlyphs: [], lastPage: { filled: 0.08, lines: 4 } },
      {},
    )
    expect(findings.map((one) => formatFinding(one, 'zh').summary)).toEqual(['第 2 页只有 4 行'])
    expect(scoreOf(resume, findings, { file: true }).total).toBeLessThan(97)
  })
})
