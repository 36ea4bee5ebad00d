import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { WelcomeDialog, type WelcomeProps } from './welcome-dialog'

HTMLDialogElement.prototype.showModal ??= vi.fn()

const textsOf = (props: Partial<WelcomeProps>) => {
  const quotaLeft = { downloads: 1, resumes: 2, points: 1 }
  const element = <WelcomeDialog plan="01" quotaLeft={quotaLeft} {...props} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/resume/my?welcome'] })
  const page = render(<RouterProvider router={router} />, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18nFor('zh')}>{children}</I18nextProvider>,
  })
  return [...page.container.querySelectorAll('h2, p, li')].map(({ textContent }) => textContent)
}

test('who signed up for a download reads first that the file is there and may be taken again, and nothing is used up', () => {
  const texts = textsOf({
    quotaLeft: { downloads: 0, resumes: 2, points: 1 },
    downloadOpenUntil: Date.UTC(2026, 10, 29, 12, 15),
  })
  expect(texts.slice(0, 2)).toEqual([
    '恭喜，注册成功',
    'PDF 已开始下载。这份简历在 11月29日 20:15 前可修改、换格式再下载，不再计次。',
  ])
  expect(texts).toContain('本月的 1 次下载机会已用在这份简历上')
  expect(texts.join()).not.toContain('已用完')
})

test('before a download the greeting says how many there are', () => {
  expect(textsOf({})).toContain('本月还可下载 1 次')
  expect(screen.queryByText(/PDF/)).toBeNull()
})
