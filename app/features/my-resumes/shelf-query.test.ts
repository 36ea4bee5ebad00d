import { describe, expect, test } from 'vitest'
import type { ResumeSummary } from '#contract/stored-resume'
import { arranged, readShelfQuery, shelfAddress } from './shelf-query'

const resume = (id: string, title: string, updatedAt: number, createdAt: number): ResumeSummary => ({
  id,
  title,
  updatedAt,
  createdAt,
  revision: 1,
  deletedAt: null,
  template: 'classic@1',
})
const shelf = [
  resume('a', '产品经理 10', 1, 30),
  resume('b', '后端 Ｇｏ', 3, 20),
  resume('c', '产品经理 9', 2, 10),
  resume('d', '安全工程师', 2, 40),
]
const ids = (address: string) =>
  arranged(shelf, readShelfQuery(new URLSearchParams(address)))
    .map(({ id }) => id)
    .join('')

describe('the list as its address says', () => {
  test.each([
    ['', 'bcda'],
    ['sort=updated', 'bcda'],
    ['sort=created', 'dabc'],
    ['sort=title', 'dcab'],
    ['sort=size', 'bcda'],
    ['q=经理', 'ca'],
    ['q=经理+9', 'c'],
    ['q=go', 'b'],
    ['q=ＧＯ', 'b'],
    ['q=没有', ''],
    ['q=++&sort=title', 'dcab'],
  ])('%s', (address, order) => {
    expect(ids(address)).toBe(order)
  })

  test('does not move the list it was given', () => {
    const before = shelf.map(({ id }) => id)
    arranged(shelf, { q: '', sort: 'title' })
    expect(shelf.map(({ id }) => id)).toEqual(before)
  })

  test('is written as short as it can be, and reads back', () => {
    expect(shelfAddress({ q: '', sort: 'updated' })).toBe('/resume/my')
    const address = shelfAddress({ q: '经 理&', sort: 'title' }, { done: 'bin' })
    const query = new URLSearchParams(address.split('?')[1])
    expect([readShelfQuery(query), query.get('done')]).toEqual([{ q: '经 理&', sort: 'title' }, 'bin'])
  })
})
