import { describe, expect, test } from 'vitest'
import { failingWith, failUnreachable, fakeApiClient } from '#tests/fake-api/fake-api-client'
import { listUrl, sortUrl, ariaSort } from './list-url'
import { parseListQuery, loadList } from './load-list.server'

const path = '/admin/users'

describe('list URLs', () => {
  test('a list URL keeps the query, and returns to the first page when the query changes', () => {
    const listQuery = { search: '林 晓', filter: 'admin', after: 'x' }
    expect(listUrl(path, listQuery, {})).toBe('/admin/users?search=%E6%9E%97+%E6%99%93&filter=admin')
    expect(listUrl(path, listQuery, { before: 'y', search: undefined })).toBe(
      '/admin/users?filter=admin&before=y',
    )
    expect(listUrl(path, {}, {})).toBe(path)
  })

  test('the URL of a heading sorts the newest first, and reverses when pressed again', () => {
    expect(sortUrl(path, {}, 'seen', 'created')).toBe('/admin/users?sort=seen')
    expect(sortUrl(path, { sort: 'seen' }, 'seen', 'created')).toBe('/admin/users?sort=seen&order=asc')
    expect(sortUrl(path, { sort: 'seen', order: 'asc' }, 'seen', 'created')).toBe('/admin/users?sort=seen')
    expect(sortUrl(path, { sort: 'seen', order: 'asc' }, 'created', 'created')).toBe(path)
    expect(ariaSort({}, 'created', 'created')).toBe('descending')
    expect(ariaSort({ sort: 'seen', order: 'asc' }, 'seen', 'created')).toBe('ascending')
    expect(ariaSort({ sort: 'seen' }, 'created', 'created')).toBeUndefined()
  })

  test('parses only the known and valid parameters of a list', () => {
    const query = new URLSearchParams(
      'search=+x+&filter=nobody&sort=seen&order=up&since=2026-05-01&until=yesterday&after=%27&size=500&more=1',
    )
    expect(parseListQuery('listUsersAsAdmin', query)).toEqual({
      search: 'x',
      sort: 'seen',
      since: '2026-05-01',
    })
  })
})

describe('a list that fails to load', () => {
  const load = (listUsersAsAdmin: () => never) =>
    loadList(
      fakeApiClient({ listUsersAsAdmin }),
      { call: 'listUsersAsAdmin' },
      new URLSearchParams('search=x'),
    )

  test("returns the service's message and keeps the query when a list fails to load", async () => {
    expect(await load(failingWith(-8000))).toMatchObject({
      rows: [],
      problem: '不行',
      query: { search: 'x' },
    })
    expect(await load(failUnreachable)).toMatchObject({ rows: [], problem: '' })
  })
})
