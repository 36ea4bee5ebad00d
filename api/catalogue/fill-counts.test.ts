import { expect, test } from 'vitest'
import { article, school } from '../testing/test-api'
import { fillCounts } from './fill-counts'

// The positions of the general industry suit anybody, and are not counted.
const industries = [school, { ...school, id: 'general' }]
const count = school.positions.length

test('an article says how many positions there are, wherever it counts them', () => {
  const written = {
    ...article,
    title: '{{positions}} 个岗位的写法',
    summary: '收了 {{positions}} 个岗位。',
    text: '共 {{positions}} 个。\n\n不在这 {{positions}} 个里怎么办',
  }
  expect(fillCounts(written, { industries })).toEqual({
    ...article,
    title: `${count} 个岗位的写法`,
    summary: `收了 ${count} 个岗位。`,
    text: `共 ${count} 个。\n\n不在这 ${count} 个里怎么办`,
  })
})

test('an article says for how many days something holds', () => {
  const text =
    '草稿 {{draftDays}} 天，回收站 {{binDays}} 天，版本 {{versionDays}} 天，下载 {{downloadDays}} 天，邀请 {{inviteDays}} 天'
  expect(fillCounts({ ...article, text }, { industries }).text).toBe(
    '草稿 30 天，回收站 30 天，版本 30 天，下载 7 天，邀请 1 天',
  )
})

test('the numbers of the plans stay as they are written, because they are filled in when it is read', () => {
  const written = { ...article, text: '基础月卡 {{basic.price}}' }
  expect(fillCounts(written, { industries })).toEqual(written)
})

test.each(['candidates', 'basic.color', 'gold.price'])(
  'an article that counts something unknown is refused: %s',
  (name) => {
    const written = { ...article, text: `共 {{${name}}} 人` }
    expect(() => fillCounts(written, { industries })).toThrow(`nothing is counted as {{${name}}}`)
  },
)
