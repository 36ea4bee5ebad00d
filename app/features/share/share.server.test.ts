import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeTypesetter, fakeUpstream, refusing, someResume, unreachable } from '#tests/builders'
import { TypesetBusy } from '#typeset/typesetter'
import { runShareIntent } from './manage.server'
import { describeShared, isLook, openLink, sharedPage, unlock } from './share.server'

const passes = { pass: (token: string) => (token === 'known' ? 'the-pass' : undefined) }
const opened = { state: 'open' as const, resume: someResume(), masked: true }
const pages = () => ({ layoutId: 'L', pages: [{ hash: 'h', width: 595, height: 842 }], missingGlyphs: [] })

describe('a link', () => {
  test('is opened with what is known here, and counted when a person looks', async () => {
    const upstream = fakeUpstream({ viewShare: () => opened })
    await openLink(upstream, passes, 'known', true)
    await openLink(upstream, passes, 'other')
    expect(upstream.calls.map(([, input]) => input)).toEqual([
      { token: 'known', counts: true, pass: 'the-pass' },
      { token: 'other', counts: false, pass: undefined },
    ])
  })

  test('that leads nowhere is gone, a service that is down is not', async () => {
    expect(await openLink(fakeUpstream({ viewShare: refusing(Codes.notFound) }), passes, 'x')).toBeUndefined()
    expect(await openLink(fakeUpstream({}), passes, '../x')).toBeUndefined()
    await expect(openLink(fakeUpstream({ viewShare: unreachable }), passes, 'x')).rejects.toThrow('down')
  })

  test('shows words even while no page can be set', async () => {
    const busy = () => Promise.reject(new TypesetBusy('busy'))
    const shown = (pages: () => unknown) =>
      describeShared({ upstream: fakeUpstream({}), typesetter: fakeTypesetter({ pages }) }, opened)
    expect(await shown(pages)).toMatchObject({
      masked: true,
      model: { name: '王小明' },
      pages: [{ hash: 'h' }],
    })
    expect(await shown(busy)).toMatchObject({ model: { name: '王小明' }, pages: [] })
  })

  test('gives no page while it is locked', async () => {
    const parts = {
      upstream: fakeUpstream({ viewShare: () => ({ state: 'locked' }) }),
      typesetter: fakeTypesetter({}),
    }
    const answer = await sharedPage(new Request('http://a/'), parts, passes, { token: 'x', page: 1 })
    expect(answer.status).toBe(404)
  })
})

test.each([
  ['a person', {}, true],
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }, false],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }, false],
  ['an older one', { purpose: 'prefetch' }, false],
])('of %s a view is counted: %j', (_, headers, counts) => {
  const person = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  }
  expect(isLook(new Request('http://a/', { headers: { ...person, ...headers } }))).toBe(counts)
})

describe('a password', () => {
  test.each([
    [() => ({ pass: 'p' }), { pass: 'p' }],
    [refusing(Codes.badInput), { said: '不行' }],
    [refusing(Codes.tooManyRequests), { said: '不行' }],
    [refusing(Codes.notFound), undefined],
  ])('is answered (%#)', async (unlockShare, answer) => {
    expect(await unlock(fakeUpstream({ unlockShare }), 'x', 'secret')).toEqual(answer)
  })
})

describe('its owner', () => {
  const share = {
    token: 't',
    hasPassword: false,
    expiresAt: null,
    showsContacts: false,
    createdAt: 1,
    views: 0,
  }
  const press = async (fields: Record<string, string>) => {
    const upstream = fakeUpstream({ openShare: () => share, revokeShare: () => ({}) })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return { ran: await runShareIntent(upstream, 'r1', form), asked: upstream.calls }
  }

  test.each([
    [{ days: '7' }, { days: 7, password: null, showsContacts: false }],
    [
      { days: '0', protect: 'on', password: ' 密码 1 ' },
      { days: 0, password: '密码 1', showsContacts: false },
    ],
    [{ days: 'kept', protect: 'on', password: '' }, { showsContacts: false }],
    [
      { days: '8', contacts: 'on' },
      { password: null, showsContacts: true },
    ],
  ])('opens it as the form says: %j', async (form, wish) => {
    const { ran, asked } = await press({ intent: 'open', ...form })
    expect(asked).toEqual([['openShare', { id: 'r1', ...wish }]])
    expect(ran).toEqual({ share })
  })

  test('revokes it', async () => {
    const { ran, asked } = await press({ intent: 'revoke' })
    expect(asked).toEqual([['revokeShare', { id: 'r1' }]])
    expect(ran).toEqual({ share: null })
  })

  test('is told what is wrong with a field', async () => {
    const upstream = fakeUpstream({ openShare: refusing(Codes.badInput) })
    expect(await runShareIntent(upstream, 'r1', new FormData())).toEqual({
      refused: { fields: {}, said: '不行' },
    })
  })
})
