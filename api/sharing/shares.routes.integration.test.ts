import { beforeEach, describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import type { ShareVisit } from '#contract/sharing/share-visits'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'

const dayMs = 24 * 60 * 60_000
const visit: ShareVisit = { source: 'direct', device: 'phone' }

describe.each(databases)('shares on $name', ({ empty }) => {
  let person: TestUser
  let id: string
  const api = useTestApi(empty)
  const resume = createTestResume('林晓')
  Object.assign(resume.basics, { phone: '13812345678', email: 'lin@example.com' })
  beforeEach(async () => {
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume })).data.id
  })
  const gone = { status: 200, code: ApiCodes.notFound, data: { errorMsg: '链接不存在或已失效' } }
  const open = async (wish: { password?: string | null; days?: 0 | 7; hidden?: MaskKind[] } = {}) =>
    (await person.call('openShare', { id, hidden: [...MASK_KINDS], ...wish })).data
  const view = (token: string, more: { pass?: string; visit?: ShareVisit } = {}) =>
    api.call('viewShare', { token, ...more })

  test('a share is off until its owner creates it, and shows the newest content masked', async () => {
    expect((await person.call('readShare', { id })).data).toBeNull()
    const share = await open()
    expect(share).toMatchObject({ hasPassword: false, expiresAt: null, hidden: MASK_KINDS, views: 0 })
    expect(share.token).toMatch(/^[A-HJ-NP-Za-km-z2-9]{12}$/)
    expect((await person.call('readShare', { id })).data).toEqual(share)
    const masked = { ...resume.basics, phone: '138****5678', email: '' }
    expect((await view(share.token)).data).toEqual({
      state: 'open',
      masked: true,
      resume: { ...resume, basics: masked },
    })
    const newer = { ...resume, intention: { ...resume.intention, position: '改了' } }
    await person.call('saveStoredResume', { id, revision: 1, resume: newer })
    expect((await view(share.token)).data.resume.intention.position).toBe('改了')
  })

  test("the owner's list shows an open link, and other users see none", async () => {
    const shared = async (user = person) => (await user.call('listResumes', {})).data.shared
    expect(await shared()).toEqual([])
    await open({ days: 7 })
    expect(await shared()).toEqual([id])
    expect(await shared(await createTestUser(api))).toEqual([])
    await person.call('binResume', { id })
    expect(await shared()).toEqual([])
    await person.call('restoreResume', { id })
    api.time.now += 7 * dayMs
    expect(await shared()).toEqual([])
  })

  test('a share hides the chosen kinds, at the same URL', async () => {
    const { token } = await open()
    const changed = await open({ hidden: ['email', 'phone'] })
    expect(changed).toMatchObject({ token, hidden: ['phone', 'email'] })
    expect((await open({ hidden: ['phone'] })).token).toBe(token)
    const basics = { ...resume.basics, phone: '138****5678' }
    expect((await view(token)).data).toEqual({ state: 'open', masked: true, resume: { ...resume, basics } })
    await open({ hidden: [] })
    expect((await view(token)).data).toEqual({ state: 'open', masked: false, resume })
  })

  test('a share is gone at once when revoked, binned or expired, with the same answer', async () => {
    const { token } = await open({ days: 7 })
    api.time.now += 7 * dayMs - 1
    expect((await view(token)).code).toBe(0)
    api.time.now += 1
    expect(await view(token)).toEqual(gone)
    await open({ days: 0 })
    await person.call('binResume', { id })
    expect(await view(token)).toEqual(gone)
    await person.call('restoreResume', { id })
    expect((await view(token)).code).toBe(0)
    await person.call('revokeShare', { id })
    expect(await view(token)).toEqual(gone)
    expect((await open()).token).not.toBe(token)
    expect(await view(token)).toEqual(gone)
    expect(await view('nobody-made-this')).toEqual(gone)
  })

  test('a share keeps its URL, views and expiry while other settings change', async () => {
    const first = await open({ days: 7, password: '开门 8 次' })
    await api
      .call('unlockShare', { token: first.token, password: '开门 8 次' })
      .then(({ data }) => view(first.token, { pass: data.pass, visit }))
    api.time.now += dayMs
    const second = await open({ hidden: ['phone'] })
    expect(second).toEqual({ ...first, hidden: ['phone'], views: 1 })
    expect(second.expiresAt).toBe(api.time.now + 6 * dayMs)
  })

  test("a share's password unlocks it until it changes", async () => {
    const { token, hasPassword } = await open({ password: '开门 8 次' })
    expect(hasPassword).toBe(true)
    expect((await view(token)).data).toEqual({ state: 'locked' })
    expect((await view(token, { pass: 'x' })).data).toEqual({ state: 'locked' })
    const wrong = await api.call('unlockShare', { token, password: '开门 9 次' })
    expect(wrong).toEqual({
      status: 200,
      code: ApiCodes.invalidInput,
      data: { errorMsg: '密码不正确', fields: { password: 'sharePasswordWrong' } },
    })
    const { pass } = (await api.call('unlockShare', { token, password: '开门 8 次' })).data
    expect((await view(token, { pass })).data.state).toBe('open')
    await open({ hidden: [] })
    expect((await view(token)).data).toEqual({ state: 'locked' })
    expect((await view(token, { pass })).data.state).toBe('open')
    await open({ password: '另一个密码' })
    expect((await view(token, { pass })).data).toEqual({ state: 'locked' })
    await open({ password: null })
    expect((await view(token)).data.state).toBe('open')
    expect(JSON.stringify(await api.db.selectFrom('shares').selectAll().execute())).not.toContain('密码')
  })

  test("attempts at a share's password are limited", async () => {
    const { token } = await open({ password: 'right' })
    const tries = []
    for (let count = 0; count < 10; count++)
      tries.push((await api.call('unlockShare', { token, password: `no ${count}` })).code)
    expect(tries).toEqual([
      ...Array<number>(8).fill(ApiCodes.invalidInput),
      ApiCodes.tooManyRequests,
      ApiCodes.tooManyRequests,
    ])
    expect((await api.call('unlockShare', { token, password: 'right' })).code).toBe(ApiCodes.tooManyRequests)
    api.time.now += 15 * 60_000
    expect((await api.call('unlockShare', { token, password: 'right' })).code).toBe(0)
  })

  test('views count visitors, but not the owner', async () => {
    const { token } = await open()
    await view(token)
    await Promise.all(Array.from({ length: 20 }, () => view(token, { visit })))
    await person.call('viewShare', { token, visit })
    await (await createTestUser(api)).call('viewShare', { token, visit })
    expect((await person.call('readShare', { id })).data.views).toBe(21)
  })

  test('erasing a resume deletes its share', async () => {
    const { token } = await open()
    await person.call('binResume', { id })
    await person.call('eraseResume', { id })
    expect(await view(token)).toEqual(gone)
    expect(await api.db.selectFrom('shares').selectAll().where('token', '=', token).execute()).toEqual([])
  })

  test.each(['abc', 'x'.repeat(65), '  a  '])('a password like %j is rejected', async (password) => {
    expect((await person.call('openShare', { id, password, hidden: [] })).data.fields).toHaveProperty(
      'password',
    )
  })
})
