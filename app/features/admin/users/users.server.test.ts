import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { fakeApiClient, failingWith } from '#tests/fakes/fake-api-client'
import { actionsFor } from './user-actions'
import { loadUser, runUserAction } from './users.server'

const { t } = i18nFor('zh')

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
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
    return { api, said: runUserAction(api, 'u1', formOf(fields), t) }
  }
  const grantForm = { intent: 'grant', wish: 'wish-of-a-form', plan: '200', days: '7', reason: '补偿' }

  test("grants days and points, changes the account and reveals the phone of the page's user", async () => {
    const given = press(grantForm, { grantDays: () => details })
    expect(await given.said).toEqual({ done: true })
    expect(given.api.calls).toEqual([
      ['grantDays', { id: 'u1', wish: 'wish-of-a-form', plan: '200', days: 7, reason: '补偿' }],
    ])
    const fed = press(
      { intent: 'points', wish: 'wish-of-a-form', points: '-3', reason: '补偿' },
      { grantPoints: () => details },
    )
    expect(await fed.said).toEqual({ done: true })
    expect(fed.api.calls).toEqual([
      ['grantPoints', { id: 'u1', wish: 'wish-of-a-form', points: -3, reason: '补偿' }],
    ])
    const changed = press(
      { intent: 'change', id: 'u2', change: 'disable', reason: ' 滥用 ' },
      { changeUserAsAdmin: () => details },
    )
    expect(await changed.said).toEqual({ done: true })
    expect(changed.api.calls).toEqual([
      ['changeUserAsAdmin', { id: 'u1', change: 'disable', reason: '滥用' }],
    ])
    const shown = press({ intent: 'reveal' }, { revealPhone: () => ({ phone: '13800138000' }) })
    expect(await shown.said).toEqual({ phone: '13800138000' })
  })

  test.each([
    [{ ...grantForm, days: '0' }, t('admin:act.badDays')],
    [{ ...grantForm, days: '' }, t('admin:act.badDays')],
    [{ ...grantForm, days: '400' }, t('admin:act.badDays')],
    [{ ...grantForm, intent: 'points', points: '0' }, t('admin:act.badPoints')],
    [{ ...grantForm, intent: 'points', points: '1.5' }, t('admin:act.badPoints')],
    [{ ...grantForm, reason: ' ' }, t('admin:act.badReason')],
    [{ intent: 'change', change: 'erase', reason: 'x' }, t('admin:act.wrong')],
    [{ intent: 'nothing' }, t('admin:act.wrong')],
  ])('rejects %j with %s, without an API call', async (fields, problem) => {
    const { said, api } = press(fields as Record<string, string>)
    expect([await said, api.calls]).toEqual([{ problem }, []])
  })

  test("returns the service's refusal of a user action", async () => {
    expect(await press(grantForm, { grantDays: failingWith(-8002) }).said).toEqual({ problem: '不行' })
  })
})
