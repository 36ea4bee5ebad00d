import { expect, test } from 'vitest'
import { findTemplates, suggestTemplates } from './find-templates'
import { indexTemplates } from './index-templates'
import type { Template } from '#contract/catalogue/template'
import { loadCatalogue } from './load-catalogue'

const { templates, industries, scenarios } = await loadCatalogue({
  templatesDir: 'templates',
  contentDir: 'content',
})
const index = indexTemplates(templates, { industries, scenarios })
const firstThree = (q: string) =>
  findTemplates(index, q)
    .slice(0, 3)
    .map(({ id }) => id)

/** What job seekers type, and the templates that must be among the first three. */
const queries: readonly (readonly [q: string, ...ids: string[]])[] = [
  // Forms and public employers.
  ['表格', 'government', 'registration-form', 'state-owned'],
  ['表格简历', 'government', 'registration-form', 'state-owned'],
  ['biaoge', 'government', 'registration-form', 'state-owned'],
  ['公务员', 'government'],
  ['考公', 'government'],
  ['事业编', 'registration-form'],
  ['事业单位', 'registration-form'],
  ['国企', 'state-owned'],
  ['央企校招', 'school-heading'],
  ['选调生', 'government'],
  ['三支一扶', 'registration-form'],
  ['退伍军人', 'veteran'],
  ['体制内', 'government'],
  // Jobs.
  ['程序员', 'big-tech', 'engineer-compact', 'technical'],
  ['chengxuyuan', 'big-tech', 'engineer-compact', 'technical'],
  ['java', 'big-tech'],
  ['Java程序员', 'big-tech'],
  ['前端工程师', 'engineer-compact'],
  ['测试', 'engineer-compact', 'technical'],
  ['算法', 'big-tech', 'technical'],
  ['大厂', 'big-tech'],
  ['产品经理', 'product-qr'],
  ['运营', 'band', 'magazine'],
  ['新媒体运营', 'magazine'],
  ['电商', 'band'],
  ['市场营销', 'band'],
  ['会计', 'ledger', 'audit'],
  ['会计简历模板', 'ledger', 'audit'],
  ['kj', 'ledger'],
  ['kuaijii', 'ledger'],
  ['出纳', 'ledger'],
  ['审计', 'audit'],
  ['银行', 'bank'],
  ['投行', 'wall-street'],
  ['教师', 'teacher'],
  ['语文老师', 'teacher'],
  ['幼师', 'kindergarten'],
  ['英语老师', 'international-school'],
  ['辅导员', 'teacher'],
  ['护士', 'medical'],
  ['医生', 'physician'],
  ['规培', 'physician'],
  ['空乘', 'cabin-crew'],
  ['空姐', 'cabin-crew'],
  ['主播', 'performing-arts'],
  ['律师', 'lawyer'],
  ['法务', 'lawyer'],
  ['销售', 'sales-figures'],
  ['行政', 'cards', 'pastel', 'classic'],
  ['前台文员', 'cards', 'pastel'],
  ['人事', 'cards', 'classic'],
  ['HR', 'pastel', 'cards'],
  ['客服', 'pastel', 'classic'],
  ['UI设计师', 'portfolio', 'designer'],
  ['平面设计', 'designer', 'portfolio'],
  ['机械工程师', 'monoline'],
  ['土木工程', 'tabs'],
  ['电工', 'blue-collar', 'centred'],
  ['司机', 'blue-collar'],
  ['厨师', 'blue-collar'],
  ['保洁', 'blue-collar'],
  ['兼职', 'part-time'],
  ['咖啡店', 'part-time'],
  ['高管', 'executive'],
  ['咨询顾问', 'consultant'],
  ['外贸', 'bilingual'],
  // Seasons and stages.
  ['校招', 'campus-strip'],
  ['应届生', 'campus-strip', 'campus'],
  ['应届毕业生简历模板免费', 'campus-strip', 'campus'],
  ['大学生', 'campus-strip', 'internship'],
  ['实习', 'internship'],
  ['社招', 'split'],
  ['考研复试', 'exam-scores'],
  ['保研', 'summer-camp'],
  ['夏令营', 'summer-camp'],
  ['留学', 'overseas'],
  ['海归', 'overseas'],
  ['博士', 'academic'],
  ['转行', 'functional', 'story'],
  ['艺考', 'performing-arts'],
  // Languages and paper.
  ['英文简历', 'harvard', 'english'],
  ['yingwen', 'harvard', 'english'],
  ['English', 'harvard', 'english'],
  ['US Letter', 'harvard'],
  ['letter', 'harvard'],
  ['哈佛', 'harvard'],
  ['中英文', 'bilingual'],
  ['外企', 'english'],
  // Looks.
  ['双栏', 'sidebar-left', 'sidebar-right'],
  ['双栏 蓝色', 'split'],
  ['无照片', 'big-tech', 'harvard'],
  ['照片', 'campus-strip', 'performing-arts'],
  ['简洁', 'classic', 'tabs'],
  ['应届', 'campus', 'campus-strip'],
  ['双栏 简洁', 'sidebar-right', 'split'],
  ['two columns', 'sidebar-left', 'sidebar-right'],
  ['clean', 'classic'],
  ['formal', 'letterhead'],
  ['大照片', 'cabin-crew', 'performing-arts'],
  ['一页', 'big-tech'],
  ['简约', 'classic'],
  ['黑白', 'big-tech'],
  ['小清新', 'pastel'],
  ['国风', 'ink'],
  ['时间轴', 'timeline'],
  ['作品集', 'portfolio'],
  ['二维码', 'product-qr'],
  ['封面', 'application-set'],
  ['自荐信', 'application-set'],
  ['two column', 'sidebar-left'],
]

test.each(queries)('%s leads to %s within the first three', (q, ...ids) => {
  expect(firstThree(q)).toEqual(expect.arrayContaining(ids))
})

const kinds: readonly [q: string, isOfKind: (template: Template) => boolean][] = [
  ['单栏', ({ columns }) => columns === 1],
  ['双栏', ({ columns }) => columns === 2],
  ['two column', ({ columns }) => columns === 2],
  ['照片', ({ photo }) => photo],
  ['no photo', ({ photo, parts }) => !photo || parts.photo === false],
  ['无照片', ({ photo }) => !photo],
  ['免费', ({ level }) => level === 'free'],
]
test.each(kinds)('%s finds no template of the other kind first', (q, isOfKind) => {
  const found = findTemplates(index, q).slice(0, 4)
  expect(found.length).toBeGreaterThan(2)
  expect(found.filter((template) => !isOfKind(template)).map(({ id }) => id)).toEqual([])
})

test('what says nothing of a template finds all of them', () => {
  expect(findTemplates(index, '简历模板')).toHaveLength(templates.length)
  expect(findTemplates(index, '个人简历 word 下载')).toHaveLength(templates.length)
})

test.each([
  ['会计 空乘', 'cabin-crew'],
  ['程序猿', 'big-tech'],
  ['qqqq', undefined],
  ['？', undefined],
])('%s, which no template matches, has nearest ones, %s among them', (q, id) => {
  expect(findTemplates(index, q)).toEqual([])
  const nearest = suggestTemplates(index, q).map((template) => template.id)
  expect(nearest).toHaveLength(6)
  if (id) expect(nearest).toContain(id)
})
