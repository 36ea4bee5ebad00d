import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { formatFinding } from '../format-finding'
import { lintResume, type LintOptions } from '../lint-resume'
import type { RuleName } from '../finding'

const about: LintOptions = { today: '2026-11' }

/** A resume without findings. */
function good(change: (resume: Resume) => void = () => undefined): Resume {
  return buildResume((resume) => {
    resume.basics = { ...resume.basics, phone: '13712340001', email: 'wang@qq.com' }
    resume.sections = [
      buildSection(
        'e',
        [buildItem('e1', { title: '江城大学', from: '2014-09', to: '2018-06' })],
        'education',
      ),
      buildSection('w', [
        buildItem('w1', {
          title: '甲公司',
          from: '2020-09',
          to: 'now',
          text: '- 主导支付改版，退款用时缩短 40%\n- 搭建监控，告警减少 2/3',
        }),
        buildItem('w2', { title: '乙公司', from: '2018-07', to: '2020-08', text: '- 交付 12 个小程序' }),
      ]),
    ]
    change(resume)
  })
}
const text = (value: string) => (resume: Resume) => {
  resume.sections[1]!.items[1]!.text = value
}
const at = (path: 'phone' | 'email', value: string) => (resume: Resume) => {
  resume.basics[path] = value
}
const dates = (from: string, to: string) => (resume: Resume) => {
  Object.assign(resume.sections[1]!.items[1]!, { from, to })
}
const rulesOf = (resume: Resume, more: Partial<LintOptions> = {}) =>
  lintResume(resume, { ...about, ...more }).map(({ rule }) => rule)

const longSummary = buildItem('s1', { text: '踏实地做过事。'.repeat(60) })

type Case = [RuleName, change: (resume: Resume) => void, more?: Partial<LintOptions>]

const found: Case[] = [
  ['noName', ({ basics }) => (basics.name = ' ')],
  ['noContact', ({ basics }) => Object.assign(basics, { phone: '', email: '' })],
  ['noPhone', at('phone', '')],
  ['noMail', at('email', '')],
  ['oddPhone', at('phone', '1371234000')],
  ['oddPhone', at('phone', '12712340001')],
  ['oddPhone', at('phone', '13800138000')],
  ['oddMail', at('email', 'wang@qq.con')],
  ['oddMail', at('email', 'wang@example')],
  ['numberMail', at('email', '12345678@qq.com'), { scenario: 'abroad' }],
  ['noPosition', ({ intention }) => (intention.position = '')],
  ['secretNumber', text('身份证 11010119900307123X，负责 3 个项目')],
  ['photoOff', ({ basics }) => (basics.photo = 'abc'), { photo: 'off' }],
  ['photoWanted', () => undefined, { photo: 'wanted' }],
  ['noEducation', ({ sections }) => sections.shift()],
  ['noExperience', ({ sections }) => sections.pop()],
  ['emptyEntry', text('')],
  ['noNumbers', text('- 搭建发布流程\n- 推动代码评审')],
  ['placeholder', text('- 服务〔人数〕名用户')],
  ['placeholder', text('- 在XX公司做 2 个项目')],
  ['sameLine', text('- 主导支付改版，退款用时缩短 40%')],
  ['noDate', dates('', '')],
  ['endBeforeStart', dates('2020-08', '2019-01')],
  ['futureStart', dates('2027-01', 'now')],
  ['gap', dates('2018-07', '2019-12')],
  ['overlap', dates('2018-07', '2021-06')],
  ['order', ({ sections }) => sections[1]!.items.reverse()],
  ['firstPerson', text('- 我负责 3 个项目')],
  ['firstPerson', text('- 上线后我们节省 30% 成本')],
  ['firstPerson', text('- In 2019 I led my team of 5')],
  ['vague', text('- 完成领导交办的 5 项任务')],
  ['vague', text('- Responsible for 5 markets')],
  ['repeatedVerb', text('- 负责 A 项目 1 期\n- 负责 B 项目 2 期\n- 负责 C 项目 3 期')],
  ['repeatedVerb', text('- Managed 3 shops\n- Managed 5 people\n- Managed 2 budgets')],
  ['longLine', text(`- 交付 3 个${'很长的项目说明'.repeat(20)}`)],
  ['manyLines', text(Array.from({ length: 9 }, (_, i) => `- 第 ${i} 期交付`).join('\n'))],
  ['longText', ({ sections }) => sections.push(buildSection('s', [longSummary], 'summary'))],
  ['halfWidth', text('- 交付 12 个小程序,其中 3 个获奖,口碑良好')],
  ['halfWidth', text('- 交付 12 个小程序(含后台)')],
  ['fullWidth', text('- 交付１２个小程序')],
  ['fullWidth', text('- Shipped all of the 12 apps we had，on time')],
  ['doubledMark', text('- 交付 12 个小程序。。')],
  ['lineEnds', text('- 交付 12 个小程序。\n- 获奖 3 次')],
  ['nameCase', text('- 用 Javascript 写了 12 个小程序')],
  ['nameCase', text('- 用 java 写了 12 个服务')],
  ['nameCase', text('- 在 github 开源 3 个库')],
]

const notFound: Case[] = [
  ['oddPhone', at('phone', '+86 137 1234 0001')],
  ['oddPhone', at('phone', '+44 20 7946 0958')],
  ['oddPhone', at('phone', '010-82345678')],
  ['oddPhone', at('phone', '137-1234-0001 / 0571-8765432')],
  ['oddMail', at('email', 'wang@mail.pku.edu.cn')],
  ['numberMail', at('email', '12345678@qq.com')],
  ['secretNumber', text('- 处理订单 202011060012345678 等 3 单')],
  ['noPhone', at('phone', ''), { scenario: 'abroad' }],
  ['photoOff', ({ basics }) => (basics.photo = 'abc')],
  ['photoWanted', ({ basics }) => (basics.photo = 'abc'), { photo: 'wanted' }],
  ['noNumbers', text('- 带领三名同事重写了发布流程\n- 推动代码评审')],
  ['placeholder', text('- 精简 Excel 宏 12 个')],
  ['gap', dates('2018-07', '2020-05')],
  ['overlap', dates('2018-07', '2020-09')],
  ['endBeforeStart', dates('2020-08', '2020-08')],
  ['order', dates('', '')],
  ['firstPerson', text('- 在我国 12 个省推广')],
  ['firstPerson', text('- 自我管理 3 个项目')],
  ['firstPerson', text('- CFA Level I passed in 2019')],
  ['vague', text('- Fetched 5 etcd snapshots')],
  ['repeatedVerb', text('- 负责 A 项目 1 期\n- 主导 B 项目 2 期\n- 交付 C 项目 3 期')],
  ['halfWidth', text('- 吞吐提升到 1,200 QPS，比例 3:1')],
  ['halfWidth', text('- 见[说明](https://example.com/a)，12 页')],
  ['fullWidth', text('- 交付 12 个 App（含后台）')],
  ['fullWidth', text('Figma、Sketch、After Effects')],
  ['lineEnds', text('- 交付 12 个小程序，其中 3 个获奖。均按期上线。')],
  ['nameCase', text('- 用 JavaScript、Java、Node.js 写了 12 个小程序，代码在 https://github.com/me/mysql')],
  ['nameCase', text('- Excel in React to change 3 times, mail ios@example.com')],
]

describe('lint rules', () => {
  test('report nothing for a good resume', () => {
    expect(rulesOf(good())).toEqual([])
  })

  test.each(found)('report %s (%#)', (rule, change, more) => {
    expect(rulesOf(good(change), more)).toContain(rule)
  })

  test.each(notFound)('do not report %s where it does not apply (%#)', (rule, change, more) => {
    expect(rulesOf(good(change), more)).not.toContain(rule)
  })

  test('let a letter say I', () => {
    const letter = (title: string) =>
      good(({ sections }) => {
        sections.push(buildSection('l', [buildItem('l1', { text: '我在贵局实习过两个月。' })], 'custom'))
        sections.at(-1)!.title = title
      })
    expect(rulesOf(letter('自荐信'))).toEqual([])
    expect(rulesOf(letter('补充说明'))).toContain('firstPerson')
  })

  test('call a phone a sample’s only where it is one', () => {
    const adviceOn = (phone: string) => {
      const found = lintResume(good(at('phone', phone)), about).find(({ rule }) => rule === 'oddPhone')
      return formatFinding(found!, 'zh').advice
    }
    expect(adviceOn('1386712345')).toBe('大陆手机号是以 1 开头的 11 位数字，当前为 10 位。')
    for (const phone of ['13800138000', '1380000975']) expect(adviceOn(phone)).toContain('范文中的号码')
  })

  test('name the duty verbs, and accept 参与 of an intern', () => {
    const asWork = good(text('- 参与 2 家公司的年审\n- 协助 3 次盘点\n- 参与 4 份底稿的复核'))
    const found = lintResume(asWork, about).find(({ rule }) => rule === 'dutyVerbs')
    expect(found?.values).toMatchObject({ duties: 3, lines: 5, verbs: '参与 / 协助' })
    const asIntern = structuredClone(asWork)
    asIntern.sections[1]!.kind = 'internship'
    expect(rulesOf(asIntern)).not.toContain('dutyVerbs')
  })

  test('ignore hidden entries', () => {
    const hidden = good((resume) => {
      text('我我我 javascript〔〕')(resume)
      resume.sections[1]!.items[1]!.visible = false
      // Without the hidden job, the one that is left follows the degree.
      resume.sections[0]!.items[0]!.to = '2020-06'
    })
    expect(rulesOf(hidden)).toEqual([])
  })
})
