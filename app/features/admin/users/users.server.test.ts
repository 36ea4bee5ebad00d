import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { actionsFor } from './user-actions'
import { loadUser, runUserAction } from './users.server'

const details = {
  id: 'u1',
  nickname: '林晓',
  phone: '138****8000',
  plan: '01' as const,
  admin: false,
  createdAt: 1,
  seenAt: 1,
  disabledAt: null,
  closesAt: null,
  adminBySettings: false,
  weixin: false,
  benefits: {},
  allowance: {},
  pointsTakeable: 0,
  membership: { spans: [], ledger: [], points: [] },
  invitations: { inviteCode: 'ABC', people: [], totalSeconds: 0 },
  sessions: [],
  orders: [],
  resumes: { live: 0, binned: 0 },
  history: [],
}

describe('the admin page of a user', () => {
  test.each([
    ['do=disable', 'disable'],
    ['do=erase', undefined],
    ['', undefined],
  ])('for ?%s, the confirmed action is %s', async (query, confirmingAction) => {
    const api = fakeApiClient({ readUserAsAdmin: () => details })
    const view = await loadUser(api, 'u1', new URLSearchParams(query))
    expect(view).toMatchObject({ confirmingAction, user: { id: 'u1' } })
  })

  test('loadUser returns undefined for an unknown user, and for an invalid id without an API call', async () => {
    expect(
      await loadUser(fakeApiClient({ readUserAsAdmin: failingWith(-8001) }), 'u1', new URLSearchParams()),
    ).toBeUndefined()
    const api = fakeApiClient({})
    expect(await loadUser(api, '../x', new URLSearchParams())).toBeUndefined()
    expect(api.calls).toEqual([])
  })

  test('each user form gets a different request id', async () => {
    const api = fakeApiClient({ readUserAsAdmin: () => details })
    const expectedInputs = await Promise.all([1, 2].map(() => loadUser(api, 'u1', new URLSearchParams())))
    expect(new Set(expectedInputs.map((view) => view?.wish)).size).toBe(2)
  })

  test("offers only the actions that change the account's present state", () => {
    expect(actionsFor({ admin: false, disabledAt: null })).toEqual([
      'grant',
      'points',
      'makeAdmin',
      'disable',
    ])
    expect(actionsFor({ admin: true, disabledAt: 5 })).toEqual(['grant', 'points', 'unmakeAdmin', 'enable'])
  })
})

describe('the actions of the user page', () => {
  const press = (fields: Record<string, string>, answers: Parameters<typeof fakeApiClient>[0] = {}) => {
    const api = fakeApiClient(answers)
    return { api, outcome: runUserAction(api, 'u1', formOf({ id: 'u2', ...fields }), 'zh') }
  }
  const grant = { wish: 'wish-of-a-form', plan: '200', days: '7', reason: '补偿' }
  const points = { wish: 'wish-of-a-form', points: '-3', reason: '补偿' }

  test.each([
    ['grant', 'grantDays', grant, { ...grant, days: 7 }],
    ['points', 'grantPoints', points, { ...points, points: -3 }],
    [
      'change',
      'changeUserAsAdmin',
      { change: 'disable', reason: ' 滥用 ' },
      { change: 'disable', reason: '滥用' },
    ],
  ] as const)("the action %s calls %s for the page's user", async (intent, call, fields, input) => {
    const { outcome, api } = press({ intent, ...fields }, { [call]: () => details })
    expect(await outcome).toBeUndefined()
    expect(api.calls).toEqual([[call, { id: 'u1', ...input }]])
  })

  test("reveals the phone of the page's user", async () => {
    const { outcome, api } = press({ intent: 'reveal' }, { revealPhone: () => ({ phone: '13800138000' }) })
    expect(await outcome).toEqual({ phone: '13800138000' })
    expect(api.calls).toEqual([['revealPhone', { id: 'u1' }]])
  })

  const badDays = { days: ['请填写 ±1–366 范围内的数字'] }
  const badPoints = { points: ['请填写 ±1–10000 范围内的数字'] }
  test.each([
    [{ intent: 'grant', ...grant, days: '0' }, badDays],
    [{ intent: 'grant', ...grant, days: '' }, badDays],
    [{ intent: 'grant', ...grant, days: '400' }, badDays],
    [{ intent: 'points', ...points, points: '0' }, badPoints],
    [{ intent: 'points', ...points, points: '1.5' }, badPoints],
    [{ intent: 'grant', ...grant, reason: ' ' }, { reason: ['请填写此项'] }],
    [{ intent: 'change', change: 'erase', reason: 'x' }, { change: ['内容格式不正确'] }],
  ])('returns the form %j with %j, without an API call', async (fields, error) => {
    const { outcome, api } = press(fields)
    expect(await outcome).toMatchObject({ status: 422, result: { error } })
    expect(api.calls).toEqual([])
  })

  test('returns why an action was refused, and throws 400 for an unknown one', async () => {
    const { outcome } = press({ intent: 'grant', ...grant }, { grantDays: failingWith(-8002) })
    expect(await outcome).toMatchObject({ status: 422, result: { error: { '': ['不行'] } } })
    await expect(press({ intent: 'constructor' }).outcome).rejects.toMatchObject({ status: 400 })
  })
})
