import { expect, test } from 'vitest'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { parseHtmlBlocks } from './parse-html-blocks'

const plainOf = (html: string) => blocksToLines(parseHtmlBlocks(html)).map(({ plain }) => plain)
const menu = '<ul><li><a href="/">首页</a></li><li><a href="/job">职位</a></li><li><a>消息</a></li></ul>'

test('menus that are named so and have links alone are left out', () => {
  expect(
    plainOf(
      `<div id="header"><div class="user-nav">${menu}</div></div><div class="sideBar">${menu}</div><p>林小川</p>`,
    ),
  ).toEqual(['林小川'])
})

test('a header with the name and a side bar with text are content', () => {
  expect(
    plainOf(
      `<div class="header"><h1>林小川</h1></div><div class="sidebar"><h3>技能</h3><a>Java</a><a>Go</a><a>SQL</a></div>`,
    ),
  ).toEqual(['林小川', '技能', 'JavaGoSQL'])
  expect(plainOf('<div class="nav"><a href="mailto:a@b.cn">a@b.cn</a><a>一</a><a>二</a></div>')).toEqual([
    'a@b.cn一二',
  ])
  expect(plainOf(`<div class="projects">${menu}</div>`)).toEqual(['首页', '职位', '消息'])
})

test('links and spans that say what can be pressed are left out, and those that lead elsewhere are not', () => {
  const html = `<p>林小川<a href="javascript:;">编辑</a></p><div><a class="add">添加</a><span class="op-btn">删除</span></div>
    <p>某出版社 <span class="role">编辑</span></p><p><a href="https://example.com/edit">编辑</a></p>`
  expect(plainOf(html)).toEqual(['林小川', '某出版社 编辑', expect.stringContaining('编辑')])
})

test('a closed dialog has few words; one with a resume in it is the page', () => {
  expect(plainOf('<div class="dialog-wrap"><p>确定要删除吗？</p></div><p>林小川</p>')).toEqual(['林小川'])
  const long = `<p>林小川</p><p>${'负责订单。'.repeat(60)}</p>`
  expect(plainOf(`<div class="resume-dialog">${long}</div>`)[0]).toBe('林小川')
})

test('the rights of a site are left out wherever they are named a footer, contacts there stay', () => {
  expect(plainOf('<div class="footer">© 2026 某网站</div><div id="footer">github.com/lin</div>')).toEqual([
    'github.com/lin',
  ])
})
