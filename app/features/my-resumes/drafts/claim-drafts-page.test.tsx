import { render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { i18nFor } from '#app/i18n/i18n.server'
import type { DeviceDraft } from '#app/indexed-db/indexed-db'
import { buildResume } from '#tests/fixtures/resume-builders'
import { ClaimDraftsPage } from './claim-drafts-page'
import type { ClaimResult } from './claim-result'

const named = (name: string) => buildResume((resume) => (resume.basics.name = name))
const drafts: DeviceDraft[] = [
  { id: 'd1', updatedAt: 2, resume: named('甲') },
  { id: 'd2', updatedAt: 1, resume: named('乙') },
]
vi.mock('#app/indexed-db/device-drafts', () => ({
  listDrafts: () => Promise.resolve(drafts),
  deleteDraftIfUnchanged: () => Promise.resolve(true),
}))

const claimed: string[] = []
beforeEach(() => {
  claimed.length = 0
  toastStore.setState([], true)
})

function open(to: string, result: ClaimResult) {
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    claimed.push((JSON.parse(String(body)) as { id: string }).id)
    return Promise.resolve(Response.json(result))
  })
  const page = <ClaimDraftsPage serverDrafts={[]} to={to} now={3} />
  const router = createMemoryRouter(
    [
      { path: '/resume/keep', element: page },
      { path: '*', element: null },
    ],
    { initialEntries: ['/resume/keep'] },
  )
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  return () => router.state.location.pathname + router.state.location.search + router.state.location.hash
}
const kept: ClaimResult = { id: 'd1', outcome: 'kept', resumeId: 'r1' }
const editor = '/resume/edit/offline?draft=d1&at=s1'

test.each([
  [`${editor}#ai=s1.text`, '/resume/edit/r1?at=s1#ai=s1.text', '草稿已存入账号。'],
  [`${editor}&welcome=#ai=`, '/resume/edit/r1?at=s1#ai=', '注册成功，草稿已存入账号。'],
])(
  'the draft that the login came from is brought along, and no other: from %s to %s',
  async (to, href, said) => {
    const hrefNow = open(to, kept)
    await waitFor(() => expect(hrefNow()).toBe(href))
    expect(claimed).toEqual(['d1'])
    expect(toastStore.getState()).toMatchObject([{ text: said }])
  },
)

test.each<[ClaimResult, RegExp]>([
  [{ id: 'd1', outcome: 'full', message: '' }, /账号中的简历已存满，还有 1 份草稿未存入/],
  [{ id: 'd1', outcome: 'failed' }, /“甲.*”未能存入账号/],
  [{ id: 'd1', outcome: 'invalid', problems: 2 }, /“甲.*”有 2 处内容有误/],
])(
  'a draft that the account does not take stays, with the reason and the way back',
  async (result, reason) => {
    const hrefNow = open(`${editor}&welcome=#ai=s1.text`, result)
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.getByRole('link', { name: '返回编辑' }).getAttribute('href')).toBe(`${editor}#ai=s1.text`)
    expect([hrefNow(), claimed]).toEqual(['/resume/keep', ['d1']])
  },
)

test('any other login asks which drafts to keep', async () => {
  open('/resume/my', kept)
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
  expect(claimed).toEqual([])
})
