import { describe, expect, test } from 'vitest'
import { UsersAsked } from '#contract/admin-user'
import { refusing, unreachable } from '#tests/builders'
import { listAddress, sortAddress, sortedAs } from './list-address'
import { askedOf, loadList } from './list.server'

const path = '/admin/users'

describe('the address of a list', () => {
  test('keeps what was asked, and begins again at the first page when that changes', () => {
    const asked = { search: '林 晓', filter: 'admin', after: 'x' }
    expect(listAddress(path, asked, {})).toBe('/admin/users?search=%E6%9E%97+%E6%99%93&filter=admin')
    expect(listAddress(path, asked, { before: 'y', search: undefined })).toBe(
      '/admin/users?filter=admin&before=y',
    )
    expect(listAddress(path, {}, {})).toBe(path)
  })

  test('of a heading sorts the newest first, and the other way when pressed again', () => {
    expect(sortAddress(path, {}, 'seen', 'created')).toBe('/admin/users?sort=seen')
    expect(sortAddress(path, { sort: 'seen' }, 'seen', 'created')).toBe('/admin/users?sort=seen&order=asc')
    expect(sortAddress(path, { sort: 'seen', order: 'asc' }, 'seen', 'created')).toBe(
      '/admin/users?sort=seen',
    )
    expect(sortAddress(path, { sort: 'seen', order: 'asc' }, 'created', 'created')).toBe(path)
    expect(sortedAs({}, 'created', 'created')).toBe('descending')
    expect(sortedAs({ sort: 'seen', order: 'asc' }, 'seen', 'created')).toBe('ascending')
    expect(sortedAs({ sort: 'seen' }, 'created', 'created')).toBeUndefined()
  })

  test('is read as far as it is understood', () => {
    const query = new URLSearchParams(
      'search=+x+&filter=nobody&sort=seen&order=up&since=2026-05-01&until=yesterday&after=%27&size=500&more=1',
    )
    expect(askedOf(UsersAsked, query)).toEqual({ search: 'x', sort: 'seen', since: '2026-05-01' })
  })
})

describe('a list that cannot be told', () => {
  const load = (call: () => never) =>
    loadList(UsersAsked, new URLSearchParams('search=x'), async () => call())

  test('says why, and keeps what was asked', async () => {
    expect(await load(refusing(-8000))).toMatchObject({ rows: [], problem: '不行', asked: { search: 'x' } })
    expect(await load(unreachable)).toMatchObject({ rows: [], problem: '' })
  })
})
