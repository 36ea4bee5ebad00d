import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { isControl, withoutControls } from './page-controls'

const plainOf = (...rows: string[]) =>
  withoutControls(rows.map((row) => lineOf(row))).map(({ plain }) => plain)

test.each(['编辑', '+ 添加', '添加工作经历', '编辑删除', '编辑 删除', '查看更多'])(
  '%s is what can be pressed',
  (text) => {
    expect(isControl(text)).toBe(true)
  },
)

test.each(['编辑部', '高级编辑', '删除冗余代码', '添加剂工程师', ''])('%s is none', (text) => {
  expect(isControl(text)).toBe(false)
})

test('buttons of a page are left out, in lines of their own, beside a heading and beside the name', () => {
  expect(
    plainOf('林小川编辑', '13812345678', '工作经历\t添加', '云帆科技', '编辑删除', '编辑\t删除'),
  ).toEqual(['林小川', '13812345678', '工作经历', '云帆科技'])
})

test('an editor keeps the name of the job: one word alone is no page', () => {
  const rows = ['林小川', '13812345678', '某出版社', '编辑', '2019.01-2020.01', '某杂志社', '编辑']
  expect(plainOf(...rows)).toEqual(rows)
  expect(plainOf('13812345678', '图书编辑', '添加', '删除')).toEqual(['13812345678', '图书编辑'])
})

test('menus above the name and the rights of the site below are left out of a page with buttons', () => {
  const menus = ['首页', '职位', '公司', '消息']
  const page = [...menus, '林小川', '男  6年经验', '编辑', '个人优势', '添加', '认真']
  expect(plainOf(...page, '© 2026 某招聘网')).toEqual(['林小川', '男  6年经验', '个人优势', '认真'])
  // A long line above the contacts says that a resume is there already.
  const story = [
    '林小川',
    '产品经理',
    '个人优势',
    '有十年的产品经验，熟悉会员和订单',
    '13812345678',
    '编辑',
    '删除',
  ]
  expect(plainOf(...story)).toEqual(story.slice(0, 5))
  // Without buttons nothing is a menu.
  expect(plainOf(...menus, '林小川', '13812345678')).toEqual([...menus, '林小川', '13812345678'])
})
