import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { MASK_KINDS } from '#contract/sharing/mask-kinds'
import type { ShareVisit } from '#contract/sharing/share-visits'
import type { ApiResolver } from '#tests/fake-api/api-handlers'
import { fakeTypesetter, fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { buildResume } from '#tests/fixtures/resume-builders'
import { TypesetBusyError } from '#typeset/typesetter'
import { runShareAction } from './manage-share.server'
import { loadSharePreview } from './share-preview.server'
import { shareFormDefaults, parseHiddenParam, previewPath } from './share-form'
import { buildSharedView, openShareLink, sharedPageImage, verifySharePassword } from './share.server'

const passes = { pass: (token: string) => (token === 'known' ? 'the-pass' : undefined) }
const opened = { state: 'open' as const, resume: buildResume(), masked: true }
const visit: ShareVisit = { source: 'direct', device: 'phone' }
const pages = () => ({ layoutId: 'L', pages: [{ hash: 'h', width: 595, height: 842 }], missingGlyphs: [] })

describe('a share link', () => {
  test('opens a link with its stored pass, and passes on the visit to count', async () => {
    const api = fakeApiClient({ viewShare: () => opened })
    await openShareLink(api, passes, 'known', visit)
    await openShareLink(api, passes, 'other')
    expect(api.calls.map(([, input]) => input)).toEqual([
      { token: 'known', visit, pass: 'the-pass' },
      { token: 'other', visit: undefined, pass: undefined },
    ])
  })

  test('returns undefined for an unknown link, and throws when the service is down', async () => {
    expect(
      await openShareLink(fakeApiClient({ viewShare: failingWith(ApiCodes.notFound) }), passes, 'x'),
    ).toBeUndefined()
    expect(await openShareLink(fakeApiClient({}), passes, '../x')).toBeUndefined()
    await expect(openShareLink(fakeApiClient({ viewShare: failUnreachable }), passes, 'x')).rejects.toThrow(
      'down',
    )
  })

  test('returns the text even while the typesetter is busy', async () => {
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

  test('responds with 404 to a page of a locked link', async () => {
    const parts = {
      api: fakeApiClient({ viewShare: () => ({ state: 'locked' }) }),
      typesetter: fakeTypesetter({}),
    }
    const answer = await sharedPageImage(new Request('http://a/'), parts, passes, { token: 'x', page: 1 })
    expect(answer.status).toBe(404)
  })
})

describe('the link password', () => {
  const passwordError = { result: { error: { password: ['不行'] } }, status: 422 }
  test.each([
    [() => ({ pass: 'p' }), { pass: 'p' }],
    [failingWith(ApiCodes.invalidInput), passwordError],
    [failingWith(ApiCodes.tooManyRequests), passwordError],
    [failingWith(ApiCodes.notFound), undefined],
  ])('returns the result of a password check (case %#)', async (unlockShare, answer) => {
    const form = formOf({ password: 'secret' })
    const verified = await verifySharePassword(fakeApiClient({ unlockShare }), 'x', form)
    // The password is not returned.
    if (answer && 'result' in answer) expect(verified).toHaveProperty('result.initialValue', {})
    if (answer) expect(verified).toMatchObject(answer)
    else expect(verified).toBeUndefined()
  })
})

describe('the link settings of the owner', () => {
  const share = { token: 't', hasPassword: false, expiresAt: null, hidden: [], createdAt: 1, views: 0 }
  const press = async (pairs: [string, string][]) => {
    const api = fakeApiClient({ openShare: () => share, revokeShare: () => ({}) })
    return { ran: await runShareAction(api, 'r1', formOf(pairs), 'zh'), asked: api.calls }
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
  ])('opens the link %s', async (_, pairs, wish) => {
    const { ran, asked } = await press([open, ...pairs])
    expect(asked).toEqual([['openShare', { id: 'r1', ...wish }]])
    expect(ran).toEqual({ share })
  })

  test('starts with all personal data hidden for 30 days, and later with the settings of the link', () => {
    const first = { days: '30', password: '', removesPassword: false, hidden: [...MASK_KINDS] }
    expect(shareFormDefaults(null)).toEqual(first)
    expect(shareFormDefaults({ ...share, hidden: ['qq'] })).toEqual({
      ...first,
      days: 'kept',
      hidden: ['qq'],
    })
  })

  test('revokes the link', async () => {
    const { ran, asked } = await press([['intent', 'revoke']])
    expect(asked).toEqual([['revokeShare', { id: 'r1' }]])
    expect(ran).toEqual({ share: null })
  })

  test('returns the form for a preview without calling the API, with the input preserved', async () => {
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

  test('returns the error of a refused form, with the input preserved', async () => {
    const api = fakeApiClient({ openShare: failingWith(ApiCodes.invalidInput) })
    expect(await runShareAction(api, 'r1', formOf({ password: 'abcd' }), 'zh')).toMatchObject({
      status: 422,
      result: { initialValue: { password: 'abcd', hidden: [...MASK_KINDS] }, error: { '': ['不行'] } },
    })
  })
})

describe('the share preview', () => {
  const typesetter = fakeTypesetter({ pages })
  const preview = (answer: ApiResolver<'previewShare'>) =>
    loadSharePreview({ api: fakeApiClient({ previewShare: answer }), typesetter }, 'r1', ['phone'])

  test('shows the resume as visitors would see it', async () => {
    const view = await preview(() => ({ resume: buildResume() }))
    expect(view).toMatchObject({ masked: true, model: { name: '王小明' }, pages: [{ hash: 'h' }] })
  })

  test('returns null when previews are rate limited or the resume is unknown', async () => {
    expect(await preview(failingWith(ApiCodes.tooManyRequests))).toBeNull()
    expect(await preview(failingWith(ApiCodes.notFound))).toBeNull()
    await expect(preview(failUnreachable)).rejects.toThrow('down')
  })

  test('hides all personal data for an address without kinds', () => {
    const all = MASK_KINDS.join('.')
    expect(parseHiddenParam('http://us/resume/share/r1/preview')).toEqual(MASK_KINDS)
    expect(parseHiddenParam(`http://us${previewPath('r1', MASK_KINDS)}`)).toEqual(all.split('.'))
    expect(parseHiddenParam(`http://us${previewPath('r1', [])}`)).toEqual([])
  })
})
