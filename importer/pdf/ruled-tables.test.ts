import { expect, test } from 'vitest'
import { addPage } from './add-page'
import type { Rule, Rules } from './read-rules'
import { partsOfPage, type PdfPart } from './rows-of-page'
import { rowsOfTable } from './rows-of-table'
import type { TextItem } from './text-item'

const size = 10
const item = (text: string, x: number, y: number): TextItem => ({
  ...{ text, x, y, size, isRotated: false },
  width: [...text].reduce((sum, letter) => sum + (/[!-~ ]/.test(letter) ? 0.5 : 1) * size, 0),
})
/** Lines through these places, each drawn in pieces as programs do. */
const pieces = (at: readonly number[], ends: readonly number[]): Rule[] =>
  at.flatMap((place) =>
    ends.slice(1).map((to, i) => ({ at: place, from: Math.min(ends[i]!, to), to: Math.max(ends[i]!, to) })),
  )
const grid = (xs: number[], ys: number[]): Rules => ({ across: pieces(ys, xs), down: pieces(xs, ys) })

function textsOf(...pages: { items: TextItem[]; rules: Rules }[]): string[] {
  const parts: PdfPart[] = []
  for (const [i, { items, rules }] of pages.entries())
    addPage(parts, partsOfPage(items, { structure: undefined, rules, page: i + 1 }).parts, () => false)
  return parts
    .flatMap((part) => ('rows' in part ? part.rows : rowsOfTable(part.table)))
    .map(({ text, namesSection }) => (namesSection ? `# ${text}` : text))
}

test('labels stand beside their values in one row, and an address that its cell breaks is whole', () => {
  const items = [
    ...[item('姓名', 52, 90), item('何嘉宁', 112, 90), item('邮箱', 212, 90)],
    ...[
      item('jianing.he@example.c', 262, 90),
      item('om', 262, 76),
      item('性别', 52, 56),
      item('女', 112, 56),
    ],
  ]
  const rules = grid([50, 110, 210, 260, 364], [104, 70, 50])
  expect(textsOf({ items, rules })).toEqual(['姓名：何嘉宁\t邮箱：jianing.he@example.com', '性别：女'])
})

test('the name of a section in several rows at half the height of its cell stands above the text beside it', () => {
  const rules = grid([30, 80, 400], [200, 150, 110])
  const items = [
    ...[
      item('教育', 55, 181),
      item('背景', 55, 167),
      item('2016.09-2020.06 浔阳师范学院', 85, 185),
      item('专业排名 3/46', 85, 171),
    ],
    ...[item('工作经历', 35, 136), item('2020.09-至今 青禾小学', 85, 140), item('任教三年级', 85, 126)],
  ]
  expect(textsOf({ items: [item('个人简历', 200, 220), ...items], rules })).toEqual([
    '个人简历',
    ...['# 教育背景', '2016.09-2020.06 浔阳师范学院', '专业排名 3/46'],
    ...['# 工作经历', '2020.09-至今 青禾小学', '任教三年级'],
  ])
})

test('a row that the end of a page cuts goes on in its cells, whether or not lines end it there', () => {
  const first = {
    items: [item('专业', 55, 76), item('工具：Excel', 85, 76), item('语言：英语', 85, 62)],
    rules: grid([50, 80, 400], [90, 50]),
  }
  const second = (from: number) => ({
    items: [item('技能', 55, 776), item('爱好：羽毛球', 85, 776)],
    rules: grid([50, 80, 400], from > 0 ? [from, 760] : [790, 760]),
  })
  expect(textsOf(first, second(790))).toEqual(['专业技能', '工具：Excel', '语言：英语', '爱好：羽毛球'])
  const rules = { across: pieces([90], [50, 80, 400]), down: pieces([50, 80, 400], [90, 30]) }
  const open = { items: [item('技能', 55, 76), ...first.items.slice(1)], rules }
  expect(textsOf(open, { ...second(0), items: [item('爱好：羽毛球', 85, 776)] })).toEqual([
    ...['技能', '工具：Excel', '语言：英语', '爱好：羽毛球'],
  ])
})

test('two cells that lay out a page are read one after the other, on both of its pages', () => {
  const rules = grid([50, 200, 500], [800, 100])
  const page = (left: string[], right: string[]) => ({
    rules,
    items: [left, right].flatMap((texts, column) =>
      texts.map((text, i) => item(text, column === 0 ? 55 : 205, 780 - 30 * i)),
    ),
  })
  const left = ['何嘉宁', '联系方式', '电话：13800001234', '现居：武汉']
  expect(textsOf(page(left, ['工作经历', '甲公司']), page(['统计'], ['乙公司']))).toEqual([
    ...[...left, '统计'],
    ...['工作经历', '甲公司', '乙公司'],
  ])
})

test('text beside a box, words in frames of their own and lines below words are no table', () => {
  const frames = { across: [], down: [50, 80, 90, 120].map((at) => ({ at, from: 90, to: 110 })) }
  expect(textsOf({ items: [item('Go', 55, 96), item('Java', 95, 96)], rules: frames })).toEqual(['Go\tJava'])
  const box = grid([50, 110, 200], [104, 84])
  const items = [item('电话', 55, 92), item('138', 115, 92), item('工作经历', 300, 92)]
  expect(textsOf({ items, rules: box })).toEqual(['电话\t138\t工作经历'])
  const underlined = { ...box, across: [...box.across, { at: 92, from: 56, to: 76 }] }
  expect(textsOf({ items: items.slice(0, 2), rules: underlined })).toEqual(['电话：138'])
})

test('a table of thousands of lines is read in a time that grows with them alone', () => {
  const rules = grid(
    [50, 110, 200],
    Array.from({ length: 3000 }, (_, i) => 9000 - 3 * i),
  )
  const items = Array.from({ length: 9000 }, (_, i) => item('表格', 55 + 60 * (i % 2), 9000 - i))
  const start = performance.now()
  textsOf({ items, rules })
  expect(performance.now() - start).toBeLessThan(3000)
})
