import { render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { ErrorPage } from './error-page'

async function renderError(error: unknown, { pathname = '/', search = '' } = {}) {
  const routes = [
    {
      path: '*',
      element: null,

      loader: () => Promise.reject(error),
      ErrorBoundary: ErrorPage,
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search }] })
  const page = render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  await page.findByRole('heading')
  return page
}

async function linksOf(pathname: string, search = '') {
  const { container, unmount } = await renderError(new Error('lost'), { pathname, search })
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

const answered = (status: number) => new Response(null, { status })

test.each([
  ['what is not there', answered(404), ['/', '/resume/my', '/tpls', '/positions', '/help#feedback']],
  ['what one may not open', answered(403), ['/', '/help#feedback']],
])(
  'the page for %s leads on, and advises neither another browser nor to wait',
  async (_name, error, links) => {
    const { container, unmount } = await renderError(error, { pathname: '/lost' })
    expect(container.textContent).not.toMatch(/浏览器|稍后/)
    const hrefs = [...container.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(hrefs.filter((href) => href !== '/lost')).toEqual(links)
    unmount()
  },
)
