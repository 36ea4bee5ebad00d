import { describe, expect, test } from 'vitest'
import type { AdminUser } from '#contract/admin/admin-user'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'
import { formOf } from '#tests/fixtures/form-of'
import { exportList } from './export-list.server'

const testUser = (n: number): AdminUser => ({
  id: `u${n}`,
  nickname: n === 1 ? '=HYPERLINK("http://x")' : `用户${n}`,
  phone: '138****8000',
  plan: '01',
  admin: n === 1,
  createdAt: Date.UTC(2026, 4, 1),
  seenAt: 0,
  disabledAt: null,
  closesAt: null,
})

describe('the export of a list', () => {
  test('exports a list page by page with its query, after logging the export', async () => {
    const pages = [1, 2, 3]
    const api = fakeApiClient({
      beginExport: () => ({}),
      listUsersAsAdmin: ({ after }) => {
        const n = Number(after ?? 1)
        return { rows: [testUser(n)], after: n < pages.length ? String(n + 1) : null, before: null, count: 3 }
      },
    })
    const file = await exportList(api, 'users', formOf({ filter: 'admin', wrong: 'x', after: 'y' }), 'zh')
    expect(file?.headers.get('content-disposition')).toBe('attachment; filename="users.csv"')
    expect(api.calls[0]).toEqual(['beginExport', { list: 'users', listQuery: { filter: 'admin' } }])
    const bytes = new Uint8Array(await file!.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toBe(`u1,"'=HYPERLINK(""http://x"")",138****8000,免费版,是,2026-05-01 08:00:00,,,`)
    expect(api.calls.slice(1)).toEqual(
      [undefined, '2', '3'].map((after) => [
        'listUsersAsAdmin',
        { filter: 'admin', size: '500', ...(after && { after }) },
      ]),
    )
  })

  test.each([
    [
      'chats',
      'listChatsAsAdmin',
      {
        id: 'c1',
        owner: { id: 'u1', nickname: '+林晓', phone: '138****8000' },
        flagged: true,
        resumeId: null,
        questions: 3,
        failures: 1,
        points: 2,
        tokensIn: 70,
        tokensOut: null,
        createdAt: Date.UTC(2026, 4, 1),
        updatedAt: Date.UTC(2026, 4, 2),
      },
      'c1,u1,"\'+林晓",138****8000,3,1,2,70,,,是,2026-05-02 08:00:00,2026-05-01 08:00:00',
    ],
    [
      'errors',
      'listErrorReports',
      {
        fingerprint: 'aaaaaaaa',
        count: 4,
        firstAt: Date.UTC(2026, 4, 1),
        lastAt: Date.UTC(2026, 4, 2),
        latest: buildErrorRecord('1', { message: '@SUM(1)' }),
      },
      'aaaaaaaa,"\'@SUM(1)",/resume/edit/:id,高,脚本,4,2026-05-01 08:00:00,2026-05-02 08:00:00',
    ],
  ] as const)('exports a row of %s as one line', async (list, call, row, line) => {
    const api = fakeApiClient({
      beginExport: () => ({}),
      [call]: () => ({ rows: [row], after: null, before: null, count: 1 }),
    })
    const file = await exportList(api, list, formOf({}), 'zh')
    expect((await file!.text()).split('\r\n')[1]).toBe(line)
  })

  test('returns no file when the export is refused, and undefined for an unknown list', async () => {
    const refused = fakeApiClient({ beginExport: failingWith(-6000) })
    await expect(exportList(refused, 'users', formOf({}), 'zh')).rejects.toThrow('不行')
    expect(await exportList(fakeApiClient({}), 'passwords', formOf({}), 'zh')).toBeUndefined()
  })
})
