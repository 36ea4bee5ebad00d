import { fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { ContinueDraftLink } from './continue-draft-link'

function showAt(page: string, to: string) {
  const onClose = vi.fn()
  const router = createMemoryRouter(
    [{ path: '*', element: <ContinueDraftLink to={to} onClose={onClose} /> }],
    {
      initialEntries: [page],
    },
  )
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  return onClose
}

test.each([
  ['over the page of the draft', '/resume/edit/offline?draft=d1', true],
  ['over the page of another draft', '/resume/edit/offline?draft=d2', false],
  ['over another page', '/?login&to=x', false],
])('who came from a draft goes on with it; %s a press closes the login: %s', (_case, page, closes) => {
  const onClose = showAt(page, '/resume/download?draft=d1&start')
  const link = screen.getByRole('link', { name: '先不登录，继续写' })
  expect(link.getAttribute('href')).toBe('/resume/edit/offline?draft=d1')
  fireEvent.click(link)
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
})

test.each(['/resume/my', '/pricing?productId=200', '/'])('a login that leads to %s offers no draft', (to) => {
  showAt('/', to)
  expect(screen.queryByRole('link')).toBeNull()
})
