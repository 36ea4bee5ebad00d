import { describe, expect, test } from 'vitest'
import type { Item, Resume } from '#contract/resume/resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { lintResume } from './lint-resume'
import type { RuleName } from './finding'

/** A resume as people write it, without a fault. */
function ordinary(): Resume {
  return buildResume((resume) => {
    const contact = { name: '王小雨', phone: '13712340001', email: 'wangxiaoyu@qq.com', birth: '1996-04' }
    Object.assign(resume.basics, contact)
    resume.sections = [
      buildSection('work', [
        job(
          'w1',
          '甲公司',
          '2021-08',
          'now',
          '- 主导支付改版，退款用时缩短 40%\n- 搭建监控，告警减少三分之二',
        ),
        job('w2', '乙公司', '2018-07', '2021-07', '- 交付 12 个小程序，累计 30 万用户'),
      ]),
      buildSection('edu', [degree('2014-09', '2018-06')], 'education'),
      buildSection('sum', [buildItem('sum1', { text: '八年后端经验，带过 5 人小组。' })], 'summary'),
    ]
  })
}
const job = (id: string, title: string, from: string, to: string, text: string): Item =>
  buildItem(id, { title, subtitle: '工程师', from, to, text })
const degree = (from: string, to: string): Item =>
  buildItem('e1', { title: '江城大学', subtitle: '软件工程', tag: '本科', from, to })

type Fault = [what: string, plant: (resume: Resume) => void, rule: RuleName]
const summary = (value: string) => (resume: Resume) => void (resume.sections[2]!.items[0]!.text = value)
const second = ({ sections }: Resume) => sections[0]!.items[1]!
const text = (value: string) => (resume: Resume) => void (second(resume).text = value)
const basics = (change: Partial<Resume['basics']>) => (resume: Resume) =>
  void Object.assign(resume.basics, change)
const dates = (from: string, to: string) => (resume: Resume) =>
  void Object.assign(second(resume), { from, to })
const studied = (from: string, to: string) => (resume: Resume) =>
  void (resume.sections[1]!.items[0] = degree(from, to))
const link = (url: string) => basics({ links: [{ id: 'l1', label: '博客', url }] })

const faults: Fault[] = [
  ['no name', basics({ name: '' }), 'noName'],
  ['the name 张三', basics({ name: '张三' }), 'placeholder'],
  ['the name 姓名', basics({ name: '姓名' }), 'placeholder'],
  ['neither phone nor e-mail', basics({ phone: '', email: '' }), 'noContact'],
  ['no phone', basics({ phone: '' }), 'noPhone'],
  ['no e-mail', basics({ email: '' }), 'noMail'],
  ['a phone of ten digits', basics({ phone: '1371234000' }), 'oddPhone'],
  ['a phone of twelve digits', basics({ phone: '137123400011' }), 'oddPhone'],
  ['a phone that begins with 12', basics({ phone: '12712340001' }), 'oddPhone'],
  ["the operator's number", basics({ phone: '13800138000' }), 'oddPhone'],
  ['an address of a sample', basics({ email: 'he@example.com' }), 'sampleAddress'],
  ['a link of a sample', link('https://www.example.com/he'), 'sampleAddress'],
  ['qq.con', basics({ email: 'wang@qq.con' }), 'oddMail'],
  ['qq,com', basics({ email: 'wang@qq,com' }), 'oddMail'],
  ['gmial.com', basics({ email: 'wang@gmial.com' }), 'oddMail'],
  ['an e-mail without a dot', basics({ email: 'wang@qqcom' }), 'oddMail'],
  ['no position', ({ intention }) => void (intention.position = ''), 'noPosition'],
  ['an identity card', text('- 身份证 11010119900307123X，交付 3 个项目'), 'secretNumber'],
  ['a link to localhost', link('http://localhost:3000/blog'), 'localLink'],
  ['a link to the home network', link('http://192.168.1.7/'), 'localLink'],
  ['a link to a file', link('file:///C:/portfolio.pdf'), 'localLink'],
  ['born in the future', basics({ birth: '2031-01' }), 'oddBirth'],
  ['born 2015 and at work in 2018', basics({ birth: '2015-04' }), 'oddBirth'],
  ['born 1921', basics({ birth: '1921-04' }), 'oddBirth'],
  ['no education', ({ sections }) => void sections.splice(1, 1), 'noEducation'],
  ['no experience', ({ sections }) => void sections.shift(), 'noExperience'],
  ['a job without a word', text(''), 'emptyEntry'],
  ['a job without a number', text('- 搭建发布流程并推动代码评审\n- 梳理了接口文档与规范'), 'noNumbers'],
  ['待补充', text('- 交付 12 个小程序\n- 待补充'), 'placeholder'],
  ['____', text('- 服务 ____ 名用户，交付 3 个项目'), 'placeholder'],
  ['〔人数〕', text('- 服务〔人数〕名用户'), 'placeholder'],
  ['XX 公司', text('- 在XX公司做 2 个项目'), 'placeholder'],
  ['请填写', text('- 请填写工作内容，12 字'), 'placeholder'],
  ['???', text('- 交付 12 个小程序，获奖???'), 'placeholder'],
  ['a line twice', text('- 主导支付改版，退款用时缩短 40%'), 'sameLine'],
  ['no dates', dates('', ''), 'noDate'],
  ['an end before the start', dates('2021-07', '2018-07'), 'endBeforeStart'],
  ['a job that begins next year', dates('2027-09', 'now'), 'futureStart'],
  ['a gap of a year', dates('2018-07', '2020-06'), 'gap'],
  ['four years between the degree and the first job', studied('2010-09', '2014-06'), 'gap'],
  ['two jobs at once', dates('2018-07', '2022-08'), 'overlap'],
  ['the oldest first', ({ sections }) => void sections[0]!.items.reverse(), 'order'],
  ["a bachelor's degree in one year", studied('2017-09', '2018-06'), 'shortDegree'],
  ['我', text('- 我负责 3 个项目的交付，准时上线'), 'firstPerson'],
  ['本人', text('- 本人负责 3 个项目的交付，准时上线'), 'firstPerson'],
  ['相关工作', text('- 完成 3 个项目的测试及相关工作'), 'vague'],
  ['大幅提升', text('- 重构 12 个接口，性能大幅提升'), 'vague'],
  ['a duty without a result', text('- 交付 12 个小程序\n- 负责公众号日常运营'), 'weakLine'],
  ['搞定', text('- 三天搞定 12 个小程序'), 'slang'],
  ['yyds', text('- 交付 12 个小程序，被同事称为yyds'), 'slang'],
  ['负责 three times', text('- 负责 A，1 期\n- 负责 B，2 期\n- 负责 C，3 期'), 'repeatedVerb'],
  ['a line of three rows', text(`- 交付 12 个${'很长的项目说明'.repeat(20)}`), 'longLine'],
  ['ten lines', text(Array.from({ length: 10 }, (_, i) => `- 交付第 ${i + 1} 期`).join('\n')), 'manyLines'],
  [
    'an essay about oneself',
    ({ sections }) => void (sections[2]!.items[0]!.text = '踏实做过 3 件事。'.repeat(60)),
    'longText',
  ],
  ['a half-width comma', text('- 交付 12 个小程序,其中 3 个获奖,口碑良好'), 'halfWidth'],
  ['full-width digits', text('- 交付１２个小程序'), 'fullWidth'],
  ['two full stops', text('- 交付 12 个小程序。。'), 'doubledMark'],
  ['能吃苦', summary('市场营销专业 2026 届应届生，能吃苦。'), 'vague'],
  ['执行力强', summary('市场营销专业应届生，执行力强，做过地推。'), 'vague'],
  ['责任心很强', summary('责任心很强，性格温和。'), 'vague'],
  ['良好的团队合作精神', summary('具备良好的团队合作精神。'), 'vague'],
  ['a virtue before one that is proved', summary('学习能力强，能吃苦，45 天跑了 3 家门店。'), 'vague'],
  [
    '抗压能力强 in skills',
    ({ sections }) => void ((sections[2]!.kind = 'skills'), (sections[2]!.items[0]!.text = '抗压能力强')),
    'vague',
  ],
  ['fast learner', summary('Fast learner and team player.'), 'vague'],
  ['a strong work ethic', summary('Strong work ethic, excellent communication skills.'), 'vague'],
  [
    'duties at the beginning of three bullets of five',
    text('- 负责 3 个项目的交付\n- 协助 2 次发布\n- 对接 4 家供应商'),
    'dutyVerbs',
  ],
  ['a full stop in one job of two', text('- 交付 12 个小程序，累计 30 万用户。'), 'lineEnds'],
  ['a full stop on one line of two', text('- 交付 12 个小程序。\n- 获奖 3 次'), 'lineEnds'],
  ['Javascript', text('- 用 Javascript 写了 12 个小程序'), 'nameCase'],
  ['帐号', text('- 设计 12 类帐号的权限'), 'misspelling'],
  ['再职', text('- 再职期间交付 12 个小程序'), 'misspelling'],
  ['反应情况', text('- 每周向 3 个部门反应情况'), 'misspelling'],
  ['Pyhton', text('- 用 Pyhton 写了 12 个脚本'), 'misspelling'],
  ['recieved', text('- Recieved 3 awards for 12 shipped apps'), 'misspelling'],
]

const rulesOf = (resume: Resume) => lintResume(resume, { today: '2026-11' }).map(({ rule }) => rule)

describe('a fault that is planted in an ordinary resume is found', () => {
  test('and without one nothing is', () => {
    expect(rulesOf(ordinary())).toEqual([])
  })

  test.each(faults)('%s', (_, plant, rule) => {
    const resume = ordinary()
    plant(resume)
    expect(rulesOf(resume)).toContain(rule)
  })
})

const fine: [what: string, change: (resume: Resume) => void][] = [
  ['a phone with spaces', basics({ phone: '138 1234 5678' })],
  ['a phone with a country', basics({ phone: '+86 139-1234-5678' })],
  [
    "a master's degree abroad in twelve months",
    ({ sections }) => {
      sections[1]!.items.unshift({ ...degree('2020-09', '2021-08'), id: 'e2', tag: '硕士' })
    },
  ],
  [
    'a term abroad',
    ({ sections }) => {
      sections[1]!.items.unshift({ ...degree('2016-09', '2017-01'), id: 'e2', tag: '本科交换' })
    },
  ],
  ['a degree that is not finished', studied('2026-09', '2030-06')],
  ['反应 in chemistry', text('- 完成 3 个聚合反应的放大，反应时间缩短 20%')],
  ['登陆 from the sea', text('- 跟踪台风登陆 12 次，预报准确率 95%')],
  ['a name that contains a reserved one', link('https://myexample.com/blog')],
  ['a blog', link('https://wangxiaoyu.cn/blog')],
  ['a long duty with its measure', text('- 负责 12 个小程序的交付，全部准时上线')],
  [
    'full stops on all lines',
    (resume) => {
      text('- 交付 12 个小程序。\n- 获奖 3 次。')(resume)
      resume.sections[0]!.items[0]!.text =
        '- 主导支付改版，退款用时缩短 40%。\n- 搭建监控，告警减少三分之二。'
    },
  ],
  [
    'a bullet of two sentences among others',
    text('- 交付 12 个小程序，累计 30 万用户。其中 3 个获奖，均在两周内上线。'),
  ],
  [
    'courses without a full stop',
    ({ sections }) => {
      sections[1]!.items[0]!.text = '**主修课程**：操作系统（92）、编译原理（95）'
    },
  ],
  [
    'a virtue that is proved',
    summary('能吃苦：暑期连续 45 天在 3 家门店地推。沟通能力强，曾一人接待客户来访。'),
  ],
  ['a virtue that a number proves before it', summary('用 45 天地推证明自己能吃苦。')],
  ['the strength of concrete', text('- 检测 12 组试块的抗压强度，全部合格')],
  ['a team that is strong', text('- 从 0 组建执行力强的团队')],
  ['what a teacher trains', text('- 培养 30 名学生良好的动手能力')],
  [
    'two duties of many',
    text('- 负责 3 个项目的交付\n- 协助 2 次发布\n- 重写 4 个接口\n- 修复 9 个缺陷\n- 上线 5 个版本'),
  ],
]

test.each(fine)('%s is no fault', (_, change) => {
  const resume = ordinary()
  change(resume)
  expect(rulesOf(resume)).toEqual([])
})
