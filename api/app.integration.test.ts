import { ApiCodes } from '#contract/http/api-codes'
import { type CallName, endpoints } from '#contract/http/endpoints'
import { describe, expect, test, vi } from 'vitest'
import { databases } from './testing/databases'
import { article, classic, createTestResume, school, teacher, useTestApi } from './testing/test-api'

const json = { 'content-type': 'application/json' }
const create = endpoints.createDraft.path
/** Nested deeper than JSON.stringify can handle. */
const deep = '['.repeat(100_000) + ']'.repeat(100_000)

describe.each(databases)('the API on $name', ({ empty }) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const api = useTestApi(empty, { log })
  const post = (body: BodyInit | undefined, headers: Record<string, string> = json) =>
    api.send(create, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  const refusal = (status: number, errorMsg: string, code: number = ApiCodes.invalidInput) => ({
    status,
    code,
    data: { errorMsg },
  })

  test('templates and samples are read from the catalogue', async () => {
    expect((await api.call('listTemplates', {})).data).toEqual([classic])
    const { order: _, resume: __, ...summary } = teacher
    expect((await api.call('listSamples', {})).data).toEqual([
      { ...summary, name: '林老师', position: '', isGraduate: true, excerpt: '' },
    ])
    expect((await api.call('readSample', { id: 'teacher' })).data).toEqual(teacher)
    expect(await api.call('readSample', { id: '__proto__' }, 'en')).toEqual(
      refusal(200, 'This sample doesn’t exist', ApiCodes.notFound),
    )
  })

  test('positions are found in and read from the catalogue', async () => {
    const [position] = school.positions
    const { id, name, summary } = position!
    const industry = { id: school.id, name: school.name, positions: [{ id, name, summary }] }
    expect((await api.call('listPositions', { q: 'ywls' })).data).toEqual([industry])
    expect((await api.call('listPositions', { q: '程序员' })).data).toEqual([])
    expect((await api.call('readPosition', { id })).data).toEqual({ ...position, industry })
    expect(await api.call('readPosition', { id: 'astronaut' })).toEqual(
      refusal(200, '这个岗位不存在', ApiCodes.notFound),
    )
  })

  test('articles are listed and read from the catalogue', async () => {
    const { text, ...summary } = article
    expect((await api.call('listBlogs', { type: 'writing' })).data).toEqual({
      blogs: [summary],
      page: 1,
      pages: 1,
    })
    expect((await api.call('listBlogs', { page: 2 })).data).toEqual({ blogs: [], page: 2, pages: 1 })
    expect((await api.call('readBlog', { id: article.id })).data).toEqual({
      ...summary,
      text,
      newer: null,
      older: null,
      related: [],
    })
    expect(await api.call('readBlog', { id: 'none' })).toEqual(
      refusal(200, '这篇文章不存在', ApiCodes.notFound),
    )
  })

  test("an error message is in the caller's language", async () => {
    const key = { id: 'x', secret: 'y' }
    expect((await api.call('readDraft', key)).data.errorMsg).toBe('草稿不存在或已过期')
    expect((await api.call('readDraft', key, 'en-GB')).data.errorMsg).toBe(
      'This draft doesn’t exist or has expired',
    )
  })

  test('transport errors have an HTTP status and messages of their own', async () => {
    expect(await api.send('/api/nowhere')).toEqual(refusal(404, '地址不存在', ApiCodes.notFound))
    expect(await api.send(create)).toEqual(refusal(405, '该地址不支持这种请求方法'))
    expect(await post('{"resume":')).toEqual(refusal(400, '请求内容不是有效的 JSON'))
    expect(await post(undefined)).toEqual(refusal(400, '请求内容不是有效的 JSON'))
    expect(await post(new Uint8Array([0x22, 0xff, 0x22]))).toEqual(refusal(400, '请求内容不是有效的 JSON'))
    expect(await post('{}', { 'content-type': 'text/plain' })).toEqual(
      refusal(415, '请求类型应为 application/json'),
    )
    expect(await post('{}', { 'content-type': 'application/jsonx' })).toMatchObject({ status: 415 })
  })

  test('a body over 1 MB is rejected, with or without Content-Length', async () => {
    const tooLarge = refusal(413, '请求内容不能超过 1 MB')
    const large = JSON.stringify({ resume: 'x'.repeat(1_000_000) })
    expect(await post(large)).toEqual(tooLarge)
    expect(await post('{}', { ...json, 'content-length': '1000001' })).toEqual(tooLarge)
    expect(await post(new Blob([large]).stream())).toEqual(tooLarge)
    expect(await post(' '.repeat(999_998) + '{}')).toMatchObject({ status: 200, code: ApiCodes.invalidInput })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 1],
    ['a list', []],
    ['a text', 'resume'],
    ['a deep list', { resume: 'DEEP' }],
    ['no resume', { resume: null }],
    ['a list for a resume', { resume: [] }],
    ['numbers for texts', { resume: { ...createTestResume('x'), basics: { name: 1, links: 'x' } } }],
    ['a section of nothing', { resume: { ...createTestResume('x'), sections: [null] } }],
    [
      'a style of another world',
      { resume: { ...createTestResume('x'), style: { template: '../../etc/passwd' } } },
    ],
    ['a newer schema', { resume: { ...createTestResume('x'), schemaVersion: 2 } }],
    ['too much', { resume: { ...createTestResume('x'), sections: manySections() } }],
  ])('hostile or broken input is bad input: %s', async (_, body) => {
    const { status, code, data } = await post(JSON.stringify(body).replace('"DEEP"', deep))
    expect({ status, code }).toEqual({ status: 200, code: ApiCodes.invalidInput })
    expect(Object.keys(data.fields).length).toBeGreaterThan(0)
  })

  test('stored texts are cleaned of nulls, lone surrogates and unknown keys', async () => {
    const resume = { ...createTestResume('林\u0000晓\ud800'), unknown: 1 }
    const body = JSON.stringify({ resume, constructor: 1 }).replace('{', '{"__proto__":{"polluted":1},')
    const { code, data } = await post(body)
    expect(code).toBe(0)
    expect((await api.call('readDraft', data)).data.resume).toEqual(createTestResume('林晓\ufffd'))
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test('every endpoint answers an empty body without failing', async () => {
    for (const name of Object.keys(endpoints) as CallName[]) {
      // Path parameters are filled: without them the URL is another one.
      const parts = [...endpoints[name].path.matchAll(/:(\w+)/g)].map(([, part]) => [part, 'x'])
      const answer = await api.call(name, Object.fromEntries(parts) as never)
      expect(answer.status, name).toBe(200)
      expect([
        ApiCodes.ok,
        ApiCodes.invalidInput,
        ApiCodes.notLoggedIn,
        ApiCodes.notFound,
        ApiCodes.providerUnavailable,
      ]).toContain(answer.code)
    }
  })

  test('calls while the database is unavailable get a 503 with Retry-After', async () => {
    const { db } = api.deps
    const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
    api.deps.db = new Proxy(db, {
      get() {
        throw away
      },
    })
    const headers = { authorization: `Bearer ${'t'.repeat(43)}`, 'content-type': 'application/json' }
    const { method, path } = endpoints.checkLogin
    const answer = await api.app.request(path, { method, headers, body: '{}' })
    api.deps.db = db
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toEqual({
      code: ApiCodes.providerUnavailable,
      data: { errorMsg: '暂时无法读写数据，请几秒后再试' },
    })
    expect(log.error).not.toHaveBeenCalled()
  })

  test('an internal failure gets a neutral answer and a log entry without names', async () => {
    const key = (await api.call('createDraft', { resume: createTestResume('林晓') })).data
    const broken = { resume: '{"basics":{"name":"林晓"' }
    await api.db.updateTable('drafts').set(broken).where('id', '=', key.id).execute()
    expect(await api.call('readDraft', key)).toEqual(
      refusal(500, '服务出错了，请稍后再试', ApiCodes.providerUnavailable),
    )
    expect(log.error).toHaveBeenCalledOnce()
    const logged = JSON.stringify(log.error.mock.calls)
    expect(logged).toContain('SyntaxError')
    expect(logged).toContain(endpoints.readDraft.path)
    expect(logged).not.toMatch(new RegExp(`林晓|${key.secret}`))
  })
})

function manySections() {
  const items = (s: number) =>
    Array.from({ length: 10 }, (_, i) => ({ id: `s${s}i${i}`, title: '', text: '字'.repeat(900) }))
  return Array.from({ length: 20 }, (_, s) => ({ id: `s${s}`, kind: 'work', title: '', items: items(s) }))
}
