import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { Resume } from '#contract/resume/resume'
import { lintResume } from './lint-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { RULES } from './finding'
import { markLines } from './mark-lines'
import { scoreOf } from './score'
import { MARK_RULES, mutedMarkId, type MarkRule } from './muted-marks'
import { isLetter, isStatement, linesOf } from './shown-entries'

const at = { path: 'sections[0].items[0].text', ownerId: 'w1' }
const mark = (lines: string[], kind: SectionKind = 'work', dismissed: string[] = []) =>
  markLines(lines, { ...at, kind, dismissed })
/** Rule, marked words and the line after each fix. */
function described(line: string, kind?: SectionKind) {
  return mark([line], kind).map(({ rule, from, to, fixes }) => [
    rule,
    line.slice(from, to),
    ...fixes.map((fix) => line.slice(0, fix.from) + fix.text + line.slice(fix.to)),
  ])
}
const long = '梳理〔12〕条业务线的指标口径并统一到一张宽表里，'.repeat(3)

describe('the marks of a line', () => {
  test.each<[line: string, rule: MarkRule, words: string, ...after: string[]]>([
    ['负责公众号的日常更新', 'weakLine', '负责', '更新公众号'],
    [
      '负责公司账号系统的日常开发和维护，配合测试修复缺陷',
      'weakLine',
      '负责',
      '开发和维护公司账号系统，配合测试修复缺陷',
    ],
    ['负责维护公司账号系统', 'weakLine', '负责', '维护公司账号系统'],
    ['主要负责库存管理工作', 'weakLine', '负责', '管理库存'],
    ['负责客户投诉', 'weakLine', '负责', '处理客户投诉'],
    ['负责华东区客户', 'weakLine', '负责', '承担华东区客户'],
    [
      '负责结算系统，牵头对账改版',
      'weakLine',
      '负责',
      '维护结算系统，牵头对账改版',
      '主导结算系统，牵头对账改版',
    ],
    ['参与支付改版，联调接口', 'weakLine', '参与'],
    ['协助年度盘点', 'weakLine', '协助', '支持年度盘点'],
    ['Participated in the launch', 'weakLine', 'Participated in', 'Contributed to the launch'],
    ['我主导支付改版 3 期', 'firstPerson', '我', '主导支付改版 3 期'],
    ['本人负责 3 个项目', 'firstPerson', '本人', '负责 3 个项目'],
    ['上线后我们节省 30% 成本', 'firstPerson', '我们', '上线后团队节省 30% 成本'],
    ['改版后，我牵头 2 次复盘', 'firstPerson', '我', '改版后，牵头 2 次复盘'],
    ['我的工作是带 3 人', 'firstPerson', '我的'],
    ['I led 5 people', 'firstPerson', 'I led', 'Led 5 people'],
    ['Led my team of 5', 'firstPerson', 'my', 'Led the team of 5'],
    ['We shipped 3 apps', 'firstPerson', 'We'],
    ['处理报销等相关工作 3 年', 'vague', '等相关工作', '处理报销 3 年'],
    ['3 次显著提升转化', 'vague', '显著提升', '3 次提升转化'],
    ['5 年电商运营的丰富经验', 'vague', '丰富经验', '5 年电商运营的经验'],
    ['能吃苦，执行力强，做过地推', 'vague', '能吃苦', '执行力强，做过地推'],
    ['做过地推，能吃苦。', 'vague', '能吃苦', '做过地推。'],
    ['取得较好的效果，上线 2 周', 'vague', '较好'],
    ['Responsible for 5 markets', 'vague', 'Responsible for', 'Handled 5 markets', 'Ran 5 markets'],
    ['重写发布流程，缩短上线时间', 'noNumbers', '缩短'],
    ['Improved the page speed', 'noNumbers', 'Improved'],
  ])('%s', (line, ...expected) => {
    const [marked] = described(line)
    expect(marked).toEqual(expected)
  })

  test('of a long one is the part beyond two rows, and its fix parts it between two clauses', () => {
    const line = `${long.slice(0, -1)}；${long}`
    const [{ rule, from, fixes } = { rule: '', from: 0, fixes: [] }] = mark([line])
    expect([rule, from > 90 && from <= 130]).toEqual(['longLine', true])
    expect(fixes).toHaveLength(1)
    const [{ from: start, to, text }] = fixes as [(typeof fixes)[0]]
    expect([text, line.slice(start, to)]).toEqual(['\n', '；'])
  })

  test('asks for a number once in an experience that has none', () => {
    expect(
      mark(['推动代码评审', '搭建了整套发布流程，两地可用']).map(({ rule, line }) => [rule, line]),
    ).toEqual([['noNumbers', 1]])
    expect(mark(['推动代码评审', '上线 3 个版本'])).toEqual([])
  })

  test.each([
    ['重写发布流程，上线时间缩短 40%', 'work'],
    ['负责 3 个项目', 'work'],
    ['交付〔12〕个小程序，退款用时缩短〔40%〕', 'work'],
    ['负责任、细致', 'summary'],
    ['八年后端经验，带过 5 人小组，我国第一批', 'summary'],
    ['Led a team of five, doubled the traffic', 'project'],
    ['熟悉 React、TypeScript', 'skills'],
  ] as const)('there is none: %s (%s)', (line, kind) => {
    expect(described(line, kind)).toEqual([])
  })

  test('are a few of a text, one of a line, and none of a rule that is muted or a finding that is dismissed', () => {
    const lines = Array.from({ length: 20 }, (_, i) => `我负责一些相关工作${'甲'.repeat(i)}`)
    expect(mark(lines).map(({ line }) => line)).toEqual([0, 1, 2, 3])
    const muted = [mutedMarkId('firstPerson')]
    expect(mark(lines, 'work', muted).every(({ rule }) => rule === 'vague')).toBe(true)
    expect(mark(lines, 'work', MARK_RULES.map(mutedMarkId))).toEqual([])
    const [first] = mark(lines.slice(0, 1))
    expect(mark(lines.slice(0, 1), 'work', [first!.id])[0]?.rule).toBe('vague')
  })

  test('have the id of the finding about the same words', () => {
    const text = '我负责 3 个项目'
    const resume = buildResume((one) => {
      one.sections = [buildSection('w', [buildItem('w1', { text })])]
    })
    expect(lintResume(resume, { today: '2026-11' }).map(({ id }) => id)).toContain(mark([text])[0]!.id)
  })

  test('of a duty cost points of the wording, line by line', () => {
    const lines = [
      '负责公司账号系统的日常开发和维护，配合测试修复缺陷，熟练使用 Spring Boot',
      '交付 12 个小程序',
      '对接供应商',
      '处理一些报表',
    ]
    const resume = buildResume((one) => {
      one.sections = [
        buildSection('w', [buildItem('w1', { text: lines.map((line) => `- ${line}`).join('\n') })]),
      ]
    })
    const findings = lintResume(resume, { today: '2026-11' }).filter(
      ({ rule }) => RULES[rule][0] === 'wording',
    )
    expect(findings.map(({ id }) => id).sort()).toEqual(
      mark(lines)
        .map(({ id }) => id)
        .sort(),
    )
    const { groups } = scoreOf(resume, findings, { file: false })
    expect(groups.find(({ group }) => group === 'wording')?.points).toBe(8)
  })
})

describe('for any text', () => {
  const pieces = fc.constantFrom(
    ...[
      '我',
      '我们',
      '本人',
      '负责',
      '参与',
      '一些',
      '等相关工作',
      '能吃苦',
      '沟通能力强',
      'team player',
      '显著提升',
      '3',
      '，',
      '；',
      '。',
      ' ',
      '项目',
      'I led ',
      'my ',
      '提升',
      'helped with ',
      '😀',
      '〔',
      '(',
      '*',
    ],
  )
  const line = fc.array(pieces, { maxLength: 90 }).map((all) => all.join('').trim())
  const kinds = fc.constantFrom<SectionKind>('work', 'summary', 'skills', 'project')

  test('marks and fixes lie within their line, and a fix changes its line and leaves words in it', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), kinds, (lines, kind) => {
        const marks = mark(lines, kind)
        expect(marks.length).toBeLessThanOrEqual(5)
        for (const { line: index, from, to, fixes } of marks) {
          const text = lines[index]!
          expect(0 <= from && from < to && to <= text.length).toBe(true)
          for (const fix of fixes) {
            const after = text.slice(0, fix.from) + fix.text + text.slice(fix.to)
            expect(after).not.toBe(text)
            expect(after.trim()).not.toBe('')
          }
        }
      }),
    )
  })
})

const samples = readdirSync('content/samples').map((file) => join('content/samples', file))
test('the samples have no mark', () => {
  const marks = samples.flatMap((file) => {
    const { resume } = JSON.parse(readFileSync(file, 'utf8')) as { resume: Resume }
    const sections = resume.sections.filter((section) => !isLetter(section) && !isStatement(section))
    return sections.flatMap(({ kind, items }) =>
      items.flatMap(({ text = '', id }) =>
        markLines(linesOf(text), { kind, path: 'text', ownerId: id }).map(({ rule, line, from, to }) => [
          rule,
          linesOf(text)[line]?.slice(from, to),
          linesOf(text)[line],
        ]),
      ),
    )
  })
  expect(marks).toEqual([])
})
