import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { MASK_KINDS } from '#contract/sharing/mask-kinds'
import type { ApiResolver } from '#tests/fakes/api-handlers'
import { fakeTypesetter, fakeApiClient, failingWith, failUnreachable } from '#tests/fakes/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError } from '#typeset/typesetter'
import { runShareAction } from './manage-share.server'
import { loadSharePreview } from './share-preview.server'
import { shareFormDefaults, parseHiddenParam, previewPath } from './share-form'
import {
  buildSharedView,
  isHumanView,
  openShareLink,
  sharedPageImage,
  verifySharePassword,
} from './share.server'

const passes = { pass: (token: string) => (token === 'known' ? 'the-pass' : undefined) }
const opened = { state: 'open' as const, resume: buildResume(), masked: true }
const pages = () => ({ layoutId: 'L', pages: [{ hash: 'h', width: 595, height: 842 }], missingGlyphs: [] })

describe('a link', () => {
  test('is opened with what is known here, and counted when a person looks', async () => {
    const api = fakeApiClient({ viewShare: () => opened })
    await openShareLink(api, passes, 'known', true)
    await openShareLink(api, passes, 'other')
    expect(api.calls.map(([, input]) => input)).toEqual([
      { token: 'known', countsAsView: true, pass: 'the-pass' },
      { token: 'other', countsAsView: false, pass: undefined },
    ])
  })

  test('that leads nowhere is gone, a service that is down is not', async () => {
    expect(
      await openShareLink(fakeApiClient({ viewShare: failingWith(ApiCodes.notFound) }), passes, 'x'),
    ).toBeUndefined()
    expect(await openShareLink(fakeApiClient({}), passes, '../x')).toBeUndefined()
    await expect(openShareLink(fakeApiClient({ viewShare: failUnreachable }), passes, 'x')).rejects.toThrow(
      'down',
    )
  })

  test('shows words even while no page can be set', async () => {
    const busy = () => Promise.reject(new TypesetBusyError('busy'))
    const shown = (pages: () => unknown) =>
      buildSharedView({ api: fakeApiClient({}), typesetter: fakeTypesetter({ pages }) }, opened)
    expect(await shown(pages)).toMatchObject({
      masked: true,
      model: { name: '王小明' },
      pages: [{ hash: 'h' }],
    })
    expect(await shown(busy)).toMatchObject({ model: { name: '王小明' }, pages: [] })
  })

  test('gives no page while it is locked', async () => {
    const parts = {
      api: fakeApiClient({ viewShare: () => ({ state: 'locked' }) }),
      typesetter: fakeTypesetter({}),
    }
    const answer = await sharedPageImage(new Request('http://a/'), parts, passes, { token: 'x', page: 1 })
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
  expect(isHumanView(new Request('http://a/', { headers: { ...person, ...headers } }))).toBe(counts)
})

describe('a password', () => {
  const passwordError = { result: { error: { password: ['不行'] } }, status: 422 }
  test.each([
    [() => ({ pass: 'p' }), { pass: 'p' }],
    [failingWith(ApiCodes.invalidInput), passwordError],
    [failingWith(ApiCodes.tooManyRequests), passwordError],
    [failingWith(ApiCodes.notFound), undefined],
  ])('is answered (%#)', async (unlockShare, answer) => {
    const form = new FormData()
    form.set('password', 'secret')
    const verified = await verifySharePassword(fakeApiClient({ unlockShare }), 'x', form)
    // What is secret does not come back.
    if (answer && 'result' in answer) expect(verified).toHaveProperty('result.initialValue', {})
    if (answer) expect(verified).toMatchObject(answer)
    else expect(verified).toBeUndefined()
  })
})

describe('its owner', () => {
  const share = {
    token: 't',
    hasPassword: false,
    expiresAt: null,
    hidden: [],
    createdAt: 1,
    views: 0,
  }
  const press = async (pairs: [string, string][]) => {
    const api = fakeApiClient({ openShare: () => share, revokeShare: () => ({}) })
    const form = new FormData()
    for (const [name, value] of pairs) form.append(name, value)
    return { ran: await runShareAction(api, 'r1', form, 'zh'), asked: api.calls }
  }
  const open: [string, string] = ['intent', 'open']
  const chosen: [string, string] = ['kinds', 'chosen']

  test.each<[string, [string, string][], object]>([
    ['for some days', [chosen, ['days', '7']], { days: 7, hidden: [] }],
    ['with a password that is typed', [chosen, ['password', ' 密码 1 ']], { password: '密码 1', hidden: [] }],
    [
      'with a password that is typed, though the one before is to be removed',
      [chosen, ['password', '新密码 2'], ['removesPassword', 'on']],
      { password: '新密码 2', hidden: [] },
    ],
    ['with the password there is, when none is typed', [chosen, ['password', '']], { hidden: [] }],
    [
      'without a password, when it is removed',
      [chosen, ['removesPassword', 'on']],
      { password: null, hidden: [] },
    ],
    [
      'without what is ticked',
      [chosen, ['days', '8'], ['hidden', 'phone'], ['hidden', 'birth'], ['hidden', 'no such kind']],
      { hidden: ['phone', 'birth'] },
    ],
    [
      'without anything personal, when the form says nothing of it',
      [['contacts', 'on']],
      { hidden: MASK_KINDS },
    ],
  ])('opens it %s', async (_, pairs, wish) => {
    const { ran, asked } = await press([open, ...pairs])
    expect(asked).toEqual([['openShare', { id: 'r1', ...wish }]])
    expect(ran).toEqual({ share })
  })

  test('begins with everything personal hidden, for 30 days, and later with what the link has', () => {
    const first = { days: '30', password: '', removesPassword: false, hidden: [...MASK_KINDS] }
    expect(shareFormDefaults(null)).toEqual(first)
    expect(shareFormDefaults({ ...share, hidden: ['qq'] })).toEqual({
      ...first,
      days: 'kept',
      hidden: ['qq'],
    })
  })

  test('revokes it', async () => {
    const { ran, asked } = await press([['intent', 'revoke']])
    expect(asked).toEqual([['revokeShare', { id: 'r1' }]])
    expect(ran).toEqual({ share: null })
  })

  test('looks at it first, and nothing typed is lost', async () => {
    const { ran, asked } = await press([
      ['intent', 'preview'],
      chosen,
      ['hidden', 'qq'],
      ['password', 'x1'],
      ['days', '7'],
    ])
    expect(asked).toEqual([])
    const initialValue = { days: '7', password: 'x1', hidden: 'qq' }
    expect(ran).toMatchObject({ status: 200, result: { status: 'success', initialValue } })
  })

  test('learns what is wrong with a field, and nothing typed is lost', async () => {
    const api = fakeApiClient({ openShare: failingWith(ApiCodes.invalidInput) })
    const form = new FormData()
    form.set('password', 'abcd')
    expect(await runShareAction(api, 'r1', form, 'zh')).toMatchObject({
      status: 422,
      result: { initialValue: { password: 'abcd', hidden: [...MASK_KINDS] }, error: { '': ['不行'] } },
    })
  })
})

describe('a preview', () => {
  const typesetter = fakeTypesetter({ pages })
  const preview = (answer: ApiResolver<'previewShare'>) =>
    loadSharePreview({ api: fakeApiClient({ previewShare: answer }), typesetter }, 'r1', ['phone'])

  test('shows what visitors would see', async () => {
    const view = await preview(() => ({ resume: buildResume() }))
    expect(view).toMatchObject({ masked: true, model: { name: '王小明' }, pages: [{ hash: 'h' }] })
  })

  test('does without when the owner looked too often, or has no such resume', async () => {
    expect(await preview(failingWith(ApiCodes.tooManyRequests))).toBeNull()
    expect(await preview(failingWith(ApiCodes.notFound))).toBeNull()
    await expect(preview(failUnreachable)).rejects.toThrow('down')
  })

  test('of an address without kinds leaves everything out', () => {
    const all = MASK_KINDS.join('.')
    expect(parseHiddenParam('http://us/resume/share/r1/preview')).toEqual(MASK_KINDS)
    expect(parseHiddenParam(`http://us${previewPath('r1', MASK_KINDS)}`)).toEqual(all.split('.'))
    expect(parseHiddenParam(`http://us${previewPath('r1', [])}`)).toEqual([])
  })
})
