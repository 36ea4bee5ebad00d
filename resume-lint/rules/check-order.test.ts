import { expect, test } from 'vitest'
import type { Item } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { formatFinding } from '../format-finding'
import { lintResume } from '../lint-resume'
import { scoreOf } from '../score'
import { checkOrder } from './check-order'

type Dates = [from: string, to: string, more?: Partial<Item>]
const resumeWith = (kind: SectionKind, dates: Dates[]) =>
  buildResume((resume) => {
    const items = dates.map(([from, to, more], i) =>
      buildItem(`i${i}`, { title: `第 ${i} 条`, from, to, ...more }),
    )
    resume.sections = [buildSection('s', items, kind)]
  })
const now = 2026 * 12 + 10
const orderOf = (kind: SectionKind, dates: Dates[]) => checkOrder(resumeWith(kind, dates), now)

const master = { tag: '硕士' }
const bachelor = { tag: '本科' }

test.each<[what: string, kind: SectionKind, ...dates: Dates[]]>([
  ['a job above the current one', 'work', ['2022-07', '2024-02'], ['2024-03', 'now']],
  ['dates as they were typed', 'work', ['2022.07', '2024.02'], ['2024.03', '至今']],
  ['an internship above a newer one', 'internship', ['2024-07', '2024-09'], ['2025-07', '2025-09']],
  [
    'the first degree above the second',
    'education',
    ['2014-09', '2018-06', bachelor],
    ['2018-09', '2021-06', master],
  ],
  ['degrees that say nothing of themselves', 'education', ['2014-09', '2018-06'], ['2018-09', '2021-06']],
  [
    'three projects, the oldest first',
    'project',
    ['2023-01', '2023-03'],
    ['2024-01', '2024-03'],
    ['2025-01', 'now'],
  ],
])('%s is out of order, and sorted by its fix', (_, kind, ...dates) => {
  const [found] = orderOf(kind, dates)
  const [{ path, value }] = found!.fix as [{ path: string; value: Item[] }]
  expect([path, value.map(({ id }) => id)]).toEqual([
    'sections[0].items',
    dates.map((_, i) => `i${i}`).reverse(),
  ])
  expect(orderOf(kind, dates.toReversed())).toEqual([])
})

test.each<[what: string, kind: SectionKind, ...dates: Dates[]]>([
  ['two jobs of the same months', 'work', ['2022-07', '2024-02'], ['2022-07', '2024-02']],
  ['a job beside the current one that began later', 'work', ['2023-01', '2023-12'], ['2022-07', 'now']],
  ['a job without dates', 'work', ['', ''], ['2024-03', 'now']],
  ['an end that is no month', 'work', ['2022-07', '前年'], ['2024-03', 'now']],
  ['two projects by importance', 'project', ['2023-01', '2023-03'], ['2024-01', '2024-03']],
  [
    'three projects by importance',
    'project',
    ['2024-01', '2024-03'],
    ['2023-01', '2023-03'],
    ['2025-01', 'now'],
  ],
  [
    'degrees from the highest down',
    'education',
    ['2010-09', '2013-06', master],
    ['2014-09', '2018-06', bachelor],
  ],
  ['what one did on campus', 'campus', ['2022-07', '2022-09'], ['2024-03', '2024-05']],
  ['a hidden one', 'work', ['2022-07', '2024-02', { visible: false }], ['2024-03', 'now']],
])('%s leaves the order as it is', (_, kind, ...dates) => {
  expect(orderOf(kind, dates)).toEqual([])
})

test('names its section, and costs points of the dates', () => {
  const resume = resumeWith('work', [
    ['2022-07', '2024-02'],
    ['2024-03', 'now'],
  ])
  const findings = lintResume(resume, { today: '2026-11' })
  const order = findings.filter(({ rule }) => rule === 'order')
  expect(order.map((one) => formatFinding(one, 'zh').summary)).toEqual(['工作经历没有按时间由近到远排列'])
  const { groups } = scoreOf(resume, order, { file: false })
  expect(groups.find(({ group }) => group === 'dates')).toMatchObject({ points: 11, maxPoints: 15 })
})
