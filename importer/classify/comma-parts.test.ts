import { expect, test } from 'vitest'
import { nameFirst, splitAtCommas } from './comma-parts'

test.each([
  ['统计学, 江城理工大学, 数学与统计学院, 本科', ['统计学', '江城理工大学', '数学与统计学院', '本科']],
  ['Northgate University, Leeds, UK', ['Northgate University', 'Leeds, UK']],
  [
    'MSc Finance, Distinction, Northgate University, Leeds, UK',
    ['MSc Finance, Distinction', 'Northgate University', 'Leeds, UK'],
  ],
  [
    'Research Assistant, Willow Street Research, Shanghai',
    ['Research Assistant', 'Willow Street Research', 'Shanghai'],
  ],
  ['Team of four, second of 31 teams', ['Team of four, second of 31 teams']],
  ['Go（Gin, gRPC）', ['Go（Gin, gRPC）']],
  ['1,300 Stars', ['1,300 Stars']],
  ['开源作者（Go, 框架）, 杭州', ['开源作者（Go, 框架）', '杭州']],
  ['金奖 Gold Award, Product Launch of the Year', ['金奖 Gold Award, Product Launch of the Year']],
])('%s is parted at the commas between its parts', (text, parts) => {
  expect(splitAtCommas(text)).toEqual(parts)
})

test.each([
  [
    'work',
    ['高级工程师', '杭州鹿屿云商科技有限公司', '杭州'],
    ['杭州鹿屿云商科技有限公司', '高级工程师', '杭州'],
  ],
  ['education', ['统计学', '江城理工大学', '本科'], ['江城理工大学', '统计学', '本科']],
  ['project', ['项目负责人（3 人）', '站点需求预测'], ['站点需求预测', '项目负责人（3 人）']],
  ['work', ['果壳巷食品有限公司', '业务代表'], ['果壳巷食品有限公司', '业务代表']],
  ['work', ['产品经理', '用户增长部'], ['产品经理', '用户增长部']],
  ['awards', ['一等奖', '省统计学会'], ['一等奖', '省统计学会']],
] as const)('of an entry of %s the name of %j comes first', (kind, parts, ordered) => {
  expect(nameFirst(kind, parts)).toEqual(ordered)
})
