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

test('an article that counts something unknown is refused', () => {
  const written = { ...article, text: '共 {{candidates}} 人' }
  expect(() => fillCounts(written, { industries })).toThrow('nothing is counted as {{candidates}}')
})
