import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { classifyLines } from './classify-lines'

const name = lineOf('王小明', { level: 1, isLevelFromSize: true })
const cover = [
  name,
  lineOf('13812345678\twang@example.com'),
  lineOf('任职与业绩\t杭州甲有限公司\t高级工程师\t2023 – 至今'),
  lineOf('把一个订单系统拆为七个服务，发版周期由两周缩短至一天。'),
]
const resume = [
  lineOf('王小明'),
  lineOf('电话\t13812345678\t邮箱\twang@example.com'),
  lineOf('工作经历'),
  lineOf('杭州甲有限公司\t高级工程师\t2023.03 – 至今'),
  lineOf('- 把一个订单系统拆为七个服务，发版周期由两周缩短至一天。', { isListItem: true }),
  lineOf('教育背景'),
  lineOf('甲大学\t软件工程\t本科\t2016.09 – 2020.06'),
]

test('a cover that says the best of the resume after it adds nothing', () => {
  const { basics, sections } = classifyLines([...cover, ...resume])
  expect(basics).toMatchObject({
    name: '王小明',
    phone: '13812345678',
    email: 'wang@example.com',
    custom: [],
  })
  expect(sections.map(({ kind, items }) => [kind, items.length])).toEqual([
    ['work', 1],
    ['education', 1],
  ])
})

test('what only the cover says is kept', () => {
  const { sections } = classifyLines([...cover, lineOf('擅长把模糊的需求变成计划'), ...resume])
  expect(sections.at(-1)!.items[0]!.text).toContain('擅长把模糊的需求变成计划')
})

test('a name and contacts that stand at the top of every page begin no other resume', () => {
  const [head, ...first] = [...cover, lineOf('工作经历'), lineOf('丙公司\t顾问\t2019.01 – 2022.12')]
  const second = [
    lineOf('王小明'),
    lineOf('13812345678\twang@example.com'),
    lineOf('乙公司\t经理\t2017.01 – 2018.12'),
  ]
  const { sections } = classifyLines([head!, ...first, ...second])
  expect(sections[0]!.items.map(({ title }) => title)).toEqual(expect.arrayContaining(['丙公司', '乙公司']))
})
