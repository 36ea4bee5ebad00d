import { describe, expect, test } from 'vitest'
import { desk } from '#app/i18n/zh/desk'
import { fakeUpstream, refusing } from '#tests/builders'
import { stepsFor } from './user-steps'
import { loadUser, pressUser } from './users.server'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const details = {
  id: 'u1',
  nickname: '林晓',
  phone: '138****8000',
  plan: '01',
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

describe('the page of somebody', () => {
  test.each([
    ['do=disable', 'disable'],
    ['do=erase', undefined],
    ['', undefined],
  ])('?%s asks for %s', async (query, step) => {
    const upstream = fakeUpstream({ readUserAsAdmin: () => details })
    const view = await loadUser(upstream, 'u1', new URLSearchParams(query))
    expect(view).toMatchObject({ step, user: { id: 'u1' } })
  })

  test('is none where there is nobody, unasked for what is no number', async () => {
    expect(
      await loadUser(fakeUpstream({ readUserAsAdmin: refusing(-8001) }), 'u1', new URLSearchParams()),
    ).toBeUndefined()
    const upstream = fakeUpstream({})
    expect(await loadUser(upstream, '../x', new URLSearchParams())).toBeUndefined()
    expect(upstream.calls).toEqual([])
  })

  test('each form names a wish of its own', async () => {
    const upstream = fakeUpstream({ readUserAsAdmin: () => details })
    const wishes = await Promise.all([1, 2].map(() => loadUser(upstream, 'u1', new URLSearchParams())))
    expect(new Set(wishes.map((view) => view?.wish)).size).toBe(2)
  })

  test('offers what would change anything', () => {
    expect(stepsFor({ admin: false, disabledAt: null })).toEqual(['grant', 'points', 'makeAdmin', 'disable'])
    expect(stepsFor({ admin: true, disabledAt: 5 })).toEqual(['grant', 'points', 'unmakeAdmin', 'enable'])
  })
})

describe('its buttons', () => {
  const press = (fields: Record<string, string>, answers: Parameters<typeof fakeUpstream>[0] = {}) => {
    const upstream = fakeUpstream(answers)
    return { upstream, said: pressUser(upstream, 'u1', formOf(fields), desk) }
  }
  const gift = { intent: 'grant', wish: 'wish-of-a-form', plan: '200', days: '7', reason: '补偿' }

  test('give days, change, and show the phone of whoever the page is of', async () => {
    const given = press(gift, { grantDays: () => details })
    expect(await given.said).toEqual({ done: true })
    expect(given.upstream.calls).toEqual([
      ['grantDays', { id: 'u1', wish: 'wish-of-a-form', plan: '200', days: 7, reason: '补偿' }],
    ])
    const fed = press(
      { intent: 'points', wish: 'wish-of-a-form', points: '-3', reason: '补偿' },
      { grantPoints: () => details },
    )
    expect(await fed.said).toEqual({ done: true })
    expect(fed.upstream.calls).toEqual([
      ['grantPoints', { id: 'u1', wish: 'wish-of-a-form', points: -3, reason: '补偿' }],
    ])
    const changed = press(
      { intent: 'change', id: 'u2', change: 'disable', reason: ' 滥用 ' },
      { changeUserAsAdmin: () => details },
    )
    expect(await changed.said).toEqual({ done: true })
    expect(changed.upstream.calls).toEqual([
      ['changeUserAsAdmin', { id: 'u1', change: 'disable', reason: '滥用' }],
    ])
    const shown = press({ intent: 'reveal' }, { revealPhone: () => ({ phone: '13800138000' }) })
    expect(await shown.said).toEqual({ phone: '13800138000' })
  })

  test.each([
    [{ ...gift, days: '0' }, desk.act.badDays],
    [{ ...gift, days: '' }, desk.act.badDays],
    [{ ...gift, days: '400' }, desk.act.badDays],
    [{ ...gift, intent: 'points', points: '0' }, desk.act.badPoints],
    [{ ...gift, intent: 'points', points: '1.5' }, desk.act.badPoints],
    [{ ...gift, reason: ' ' }, desk.act.badReason],
    [{ intent: 'change', change: 'erase', reason: 'x' }, desk.act.wrong],
    [{ intent: 'nothing' }, desk.act.wrong],
  ])('%j: %s, unasked', async (fields, problem) => {
    const { said, upstream } = press(fields as Record<string, string>)
    expect([await said, upstream.calls]).toEqual([{ problem }, []])
  })

  test('say what the service refuses', async () => {
    expect(await press(gift, { grantDays: refusing(-8002) }).said).toEqual({ problem: '不行' })
  })
})
