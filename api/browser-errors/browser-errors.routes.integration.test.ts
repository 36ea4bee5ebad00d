import { maxPageSize } from '#contract/admin/list-query'
import { ApiCodes } from '#contract/http/api-codes'
import type { ErrorRecord } from '#contract/browser-errors/error-report'
import { describe, expect, test } from 'vitest'
import { deleteExpired } from '../db/delete-expired'
import { errorReportLifeMs } from '../lifetimes'
import { databases } from '../testing/databases'
import { useTestApi } from '../testing/test-api'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'

describe.each(databases)('error reports on $name', ({ empty }) => {
  const admin = '13800138000'
  const api = useTestApi(empty, { adminPhones: [admin] })
  const report = (errors: ErrorRecord[], ip = '10.0.0.1') =>
    api.call('reportErrors', { errors, timestamp: 9 }, { ip })
  async function list() {
    const token = await api.logIn(admin)
    return (await api.call('listErrorReports', {}, { token })).data.rows
  }

  test('admins read reports grouped by fingerprint, the latest first', async () => {
    const other = { fingerprint: 'bbbbbbbb' }
    expect((await report([buildErrorRecord('1'), buildErrorRecord('2', other)])).data).toEqual({ kept: 2 })
    const firstAt = api.time.now
    api.time.now += 1_000
    const latest = buildErrorRecord('3', { message: 'once more' })
    await report([latest])
    const [first, second] = await list()
    expect(first).toEqual({ fingerprint: 'aaaaaaaa', count: 2, firstAt, lastAt: firstAt + 1_000, latest })
    expect(second).toMatchObject({ ...other, count: 1, latest: buildErrorRecord('2', other) })
  })

  test('a report that is sent repeatedly is stored once', async () => {
    const [one, two] = [
      buildErrorRecord('once', { fingerprint: 'cccccccc' }),
      buildErrorRecord('twice', { fingerprint: 'cccccccc' }),
    ]
    expect((await report([one])).data).toEqual({ kept: 1 })
    const answers = await Promise.all([report([one, two]), report([two, one]), report([one])])
    expect(answers.reduce((sum, { data }) => sum + data.kept, 0)).toBe(1)
  })

  test('groups are paged, sorted by time and count, found by fingerprint, and counted within the chosen days', async () => {
    await api.db.deleteFrom('error_reports').execute()
    const token = await api.logIn(admin)
    const list = async (more: object) => (await api.call('listErrorReports', more as never, { token })).data
    const kindsOf = ({ rows }: { rows: { fingerprint: string; count: number }[] }) =>
      rows.map(({ fingerprint, count }) => [fingerprint, count])
    const [rare, often] = [{ fingerprint: 'a0000000' }, { fingerprint: 'b0000000' }]
    await report([buildErrorRecord('p1', often), buildErrorRecord('p2', often)], '10.1.0.1')
    api.time.now += 24 * 60 * 60_000
    await report([buildErrorRecord('p3', often)], '10.1.0.2')
    api.time.now += 1
    await report([buildErrorRecord('p4', rare)], '10.1.0.3')
    expect(kindsOf(await list({}))).toEqual([
      ['a0000000', 1],
      ['b0000000', 3],
    ])
    expect(kindsOf(await list({ sort: 'count' }))).toEqual(
      kindsOf(await list({ sort: 'first', order: 'asc' })),
    )
    expect(kindsOf(await list({ search: 'b000' }))).toEqual([['b0000000', 3]])
    expect(kindsOf(await list({ until: '2026-05-01' }))).toEqual([['b0000000', 2]])
    for (const sort of ['last', 'first', 'count']) {
      const first = await list({ sort, size: '1' })
      const second = await list({ sort, size: '1', after: first.after })
      expect([first.count, first.rows.length, second.rows.length, second.after]).toEqual([2, 1, 1, null])
      expect((await list({ sort, size: '1', before: second.before })).rows).toEqual(first.rows)
    }
    const read = (fingerprint: string) => api.call('readErrorGroup', { fingerprint }, { token })
    expect((await read('b0000000')).data).toMatchObject({
      count: 3,
      latest: { id: buildErrorRecord('p3').id },
    })
    expect(await read('c0000000')).toMatchObject({ code: ApiCodes.notFound })
  })

  test('reads five hundred groups at once, each with its latest report', async () => {
    await api.db.deleteFrom('error_reports').execute()
    const kinds = Array.from({ length: maxPageSize + 1 }, (_, n) => n.toString(16).padStart(8, '0'))
    const rowsOf = kinds.map((fingerprint, n) => {
      const record = JSON.stringify(buildErrorRecord(`kind-${n}`, { fingerprint }))
      const times = { reported_at: api.time.now - n, expires_at: api.time.now + errorReportLifeMs }
      return { id: `kind-${n}`, fingerprint, record, ...times }
    })
    await api.db.insertInto('error_reports').values(rowsOf).execute()
    const token = await api.logIn(admin)
    const { rows, after } = (await api.call('listErrorReports', { size: maxPageSize }, { token })).data
    expect(rows.map(({ latest }: { latest: ErrorRecord }) => latest.fingerprint)).toEqual(kinds.slice(0, -1))
    expect(after).not.toBeNull()
  })

  test('reports contain no personal data, whatever a page sends', async () => {
    const personalText = '王小明 13800138000 lin@example.com https://a.example/x?token=1'
    const route = { path: personalText, name: personalText, params: [personalText], query: [personalText] }
    const component = { name: personalText, info: personalText, retryCount: 1 }
    const all = {
      message: personalText,
      stack: personalText,
      url: personalText,
      userAgent: personalText,
      route,
      component,
    }
    expect(
      (await report([buildErrorRecord('told', { fingerprint: 'dddddddd', ...all })], '10.0.0.2')).code,
    ).toBe(0)
    const stored = JSON.stringify(await api.db.selectFrom('error_reports').selectAll().execute())
    for (const secret of ['王小明', '13800138000', 'lin@', 'token=1']) expect(stored).not.toContain(secret)
  })

  test.each([
    ['none', []],
    ['eleven', Array.from({ length: 11 }, (_, n) => buildErrorRecord(`${n}`))],
    ['of no known type', [{ ...buildErrorRecord('x'), type: 'other' as 'custom' }]],
    ['with a fingerprint that is none', [buildErrorRecord('x', { fingerprint: "';--" })]],
  ])('%s are rejected', async (_, errors) => {
    expect(await report(errors, '10.0.0.3')).toMatchObject({ code: ApiCodes.invalidInput })
  })

  test('reports are limited per address', async () => {
    await api.db.deleteFrom('limits').execute()
    const answers = await Promise.all(
      Array.from({ length: 31 }, (_, n) => report([buildErrorRecord(`many-${n}`)], '10.0.0.9')),
    )
    expect(answers.filter(({ code }) => code === ApiCodes.tooManyRequests)).toHaveLength(1)
    expect((await report([buildErrorRecord('elsewhere')], '10.0.1.9')).code).toBe(0)
  })

  test('reports are deleted after thirty days', async () => {
    await report([buildErrorRecord('late', { fingerprint: 'eeeeeeee' })], '10.0.2.1')
    api.time.now += errorReportLifeMs
    expect(await list()).toEqual([])
    await deleteExpired(api.db, api.time.now)
    expect(await api.db.selectFrom('error_reports').selectAll().execute()).toEqual([])
  })
})
