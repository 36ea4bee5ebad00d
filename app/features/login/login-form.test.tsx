import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#app/components/ui/toasts'
import { i18nFor } from '#app/i18n/i18n.server'
import type { LoginAnswer } from './login-answer'
import { LoginForm } from './login-form'

const view = { weixin: null, inWeixin: false, demo: false, policies: { agreement: '/a', privacy: '/p' } }
const answer = (problem: string): LoginAnswer => ({
  values: { phone: '123', captcha: '', agreed: false },
  problems: { phone: problem },
  waitSeconds: 0,
  waitUntil: 0,
})

beforeEach(() => toasts.setState([], true))

function press(button: string, problem: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer(problem))))
  const element = <LoginForm mode="login" view={view} to="/" />
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByText(button))
}

test('a phone that can get no code is a message of two seconds, and stands at its field', async () => {
  press('发送验证码', '请输入正确的手机号')
  expect(await screen.findByText('请输入正确的手机号')).toBeTruthy()
  expect(toasts.getState()).toMatchObject([
    { kind: 'error', text: '请输入正确的手机号', lifeMs: 2_000, actions: [] },
  ])
})

test('a phone that cannot log in is said in the form alone', async () => {
  press('登录', '手机号格式不正确')
  await waitFor(() => expect(screen.getByText('手机号格式不正确')).toBeTruthy())
  expect(toasts.getState()).toEqual([])
})
