import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, redirect, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { i18nFor } from '#app/i18n/i18n.server'
import type { Resume } from '#contract/resume/resume'
import { buildResume } from '#tests/fixtures/resume-builders'
import type { LoginFormState } from './login-form-state'
import { LoginForm } from './login-form'

const origin = 'https://resume.example.com'
const policies = { agreement: '/a', privacy: '/p' }
const view = { origin, weixin: null, inWeixin: false, demo: false, policies }
const answer: LoginFormState = { pressed: 'send', waitSeconds: 0, waitUntil: 0 }
const wrongPhone = (sentence: string) => ({ status: 'error' as const, error: { phone: [sentence] } })

vi.mock('#app/components/bot-challenge/solve-challenge', () => ({
  solveChallenge: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))

const readDraft = vi.hoisted(() => vi.fn<(id: string) => Promise<{ resume: Resume } | undefined>>())
vi.mock('#app/indexed-db/device-drafts', () => ({ readDraft, listDrafts: () => Promise.resolve([]) }))

beforeEach(() => toastStore.setState([], true))

const inChinese = (element: ReactElement) => <I18nextProvider i18n={i18nFor('zh')}>{element}</I18nextProvider>

function press(button: string, result: Partial<LoginFormState>) {
  const element = <LoginForm mode="login" view={view} to="/" />
  const action = () => ({ ...answer, ...result })
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/login', action },
  ])
  render(inChinese(<RouterProvider router={router} future={{ v7_startTransition: true }} />))
  fireEvent.click(screen.getByText(button))
}

test('shows an invalid phone on requesting a code as a two-second message and at its field', async () => {
  press('发送验证码', wrongPhone('请输入正确的手机号'))
  expect(await screen.findByText('请输入正确的手机号')).toBeTruthy()
  expect(toastStore.getState()).toMatchObject([
    { kind: 'error', text: '请输入正确的手机号', durationMs: 2_000, actions: [] },
  ])
})

test.each([
  ['139 1234 5678', '/resume/download?draft=d1&start', '13912345678'],
  ['13800008642', '/resume/download?draft=d1&start', ''],
  ['139 1234 5678', '/resume/edit/offline?draft=d1&at=s1#ai=s1.text', '13912345678'],
  ['139 1234 5678', '/resume/my', ''],
])(
  'the phone %s in the draft of this device is offered to a login for %s: “%s”',
  async (phone, to, offered) => {
    const resume = buildResume((it) => (it.basics.phone = phone))
    readDraft.mockImplementation((id) => Promise.resolve(id === 'd1' ? { resume } : undefined))
    const router = createMemoryRouter([
      { path: '/', element: <LoginForm mode="login" view={view} to={to} /> },
    ])
    render(inChinese(<RouterProvider router={router} />))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe(offered)
  },
)

test.each([
  ['the number that it was mended to', undefined, '13800131111'],
  ['the one that was typed there', '13712345678', '13712345678'],
])('a form that is opened again has %s', async (_, typed, offered) => {
  const phones = ['13912345678', '13800131111']
  readDraft.mockImplementation(() =>
    Promise.resolve({ resume: buildResume((it) => (it.basics.phone = phones.shift()!)) }),
  )
  function Dialog() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button onClick={() => setOpen(!open)}>开关</button>
        <LoginForm mode="login" view={view} to="/resume/download?draft=d1&start" open={open} />
      </>
    )
  }
  const router = createMemoryRouter([{ path: '/', element: <Dialog /> }])
  render(inChinese(<RouterProvider router={router} />))
  const field = screen.getByLabelText<HTMLInputElement>('手机号')
  await waitFor(() => expect(field.value).toBe('13912345678'))
  if (typed) fireEvent.input(field, { target: { value: typed } })
  fireEvent.click(screen.getByText('开关'))
  fireEvent.click(screen.getByText('开关'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(field.value).toBe(offered)
})

test('what was said of one number, and its wait, are not those of another', async () => {
  press('发送验证码', {
    notice: '已发送至 138****2345',
    initialValue: { phone: '13800012345' },
    waitSeconds: 60,
  })
  expect(await screen.findByText('已发送至 138****2345')).toBeTruthy()
  expect(screen.getByText(/秒后重发/).getAttribute('aria-disabled')).toBe('true')
  fireEvent.input(screen.getByLabelText('手机号'), { target: { value: '13912345678' } })
  expect(screen.queryByText('已发送至 138****2345')).toBeNull()
  expect(screen.getByText('发送验证码').getAttribute('aria-disabled')).toBeNull()
})

test('shows an invalid phone on logging in only in the form', async () => {
  press('登录', { pressed: 'login', ...wrongPhone('手机号格式不正确') })
  await waitFor(() => expect(screen.getByText('手机号格式不正确')).toBeTruthy())
  expect(toastStore.getState()).toEqual([])
})

test('shows the sum and leaves the button enabled when a script cannot solve the challenge', async () => {
  const challenge = { work: '{}', picture: '<svg xmlns="http://www.w3.org/2000/svg"/>', waitSeconds: 60 }
  press('发送验证码', { challenge })
  expect(await screen.findByLabelText('计算结果')).toBeTruthy()
  expect(screen.getByText('发送验证码').getAttribute('aria-disabled')).toBeNull()
})

test('a login pressed while the page reloads after the code leaves the next navigation whole', async () => {
  const reloads: (() => void)[] = []
  const loader = () => new Promise<null>((resolve) => reloads.push(() => resolve(null)))
  const action = async ({ request }: { request: Request }) =>
    (await request.formData()).get('intent') === 'login' ? redirect('/?welcome=1') : answer
  const routes = [
    { id: 'page', path: '/', loader, element: <LoginForm mode="login" view={view} to="/" /> },
    { path: '/login', action },
  ]
  const router = createMemoryRouter(routes, {
    // As Remix's router is created.
    future: { v7_fetcherPersist: true },
    hydrationData: { loaderData: { page: null } },
  })
  render(inChinese(<RouterProvider router={router} future={{ v7_startTransition: true }} />))
  fireEvent.click(screen.getByText('发送验证码'))
  await waitFor(() => expect(reloads).toHaveLength(1))

  fireEvent.click(screen.getByText('登录'))
  expect(screen.getByText('登录中…').getAttribute('aria-busy')).toBe('true')
  reloads[0]!()
  await waitFor(() => expect(reloads).toHaveLength(2))
  reloads[1]!()
  await waitFor(() => expect(router.state.location.search).toBe('?welcome=1'))
  await act(async () => {
    const navigation = router.navigate('/')
    await vi.waitFor(() => expect(reloads).toHaveLength(3))
    reloads[2]!()
    await navigation
  })
  expect(router.state.location.search).toBe('')
})

test('says in English which phone numbers get a code', () => {
  const router = createMemoryRouter([{ path: '/', element: <LoginForm mode="login" view={view} to="/" /> }])
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  const field = screen.getByLabelText('Phone number')
  const texts = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['+86'])
  expect(screen.getByText('You’ll need a mainland China phone number.')).toBeTruthy()
})

test.each([
  ['outside WeChat the phone', { weixin: 'scan', inWeixin: false }, ['登录', '微信扫码登录']],
  ['inside WeChat its button', { weixin: 'here', inWeixin: true }, ['微信登录', '登录']],
] as const)('%s comes first, and is the larger button', (_case, where, inOrder) => {
  const router = createMemoryRouter([
    { path: '/', element: <LoginForm mode="login" view={{ ...view, ...where }} to="/" /> },
  ])
  render(inChinese(<RouterProvider router={router} future={{ v7_startTransition: true }} />))
  const buttons = screen.getAllByRole('button').filter(({ textContent }) => textContent?.endsWith('登录'))
  expect(buttons.map(({ textContent }) => textContent)).toEqual(inOrder)
  expect(buttons.map(({ className }) => /\bh-12\b/.test(className))).toEqual([true, false])
})

test.each([
  ['/user?tab=1', '/user?tab=1'],
  // No draft of this browser can be opened in WeChat.
  ['/resume/edit/offline?draft=d1&at=s1', '/resume/my'],
])('a phone outside WeChat on its way to %s gets a link to log in there, to %s, and no code', (to, there) => {
  const router = createMemoryRouter([
    { path: '/', element: <LoginForm mode="login" view={{ ...view, weixin: 'inWeixin' }} to={to} /> },
  ])
  render(inChinese(<RouterProvider router={router} future={{ v7_startTransition: true }} />))
  expect(screen.queryByText(/^微信(扫码)?登录$/)).toBeNull()
  const link = new URL(screen.getByText(/^https:/).textContent!)
  expect([link.origin, link.pathname, link.searchParams.get('to')]).toEqual([origin, '/login', there])
})
