import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { ErrorPage } from './error-page'

async function linksOf(pathname: string, search = '') {
  const routes = [
    { path: '*', element: null, loader: () => Promise.reject(new Error('lost')), ErrorBoundary: ErrorPage },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search }] })
  const { container, findByRole, unmount } = render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  await findByRole('heading')
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  unmount()
  return links
}

test('the error page links to the page that failed', async () => {
  expect(await linksOf('/resume/my', '?sort=title')).toContain('/resume/my?sort=title')
})

test.each(['//evil.example/', '/%5Cevil.example/', '/%2Fevil.example/', '/%09/evil.example/'])(
  'the error page at %s has no link to another site',
  async (pathname) => {
    const links = await linksOf(pathname)
    expect(links.length).toBeGreaterThan(1)
    expect(new Set(links)).toEqual(new Set(['/', '/help#feedback']))
  },
)
