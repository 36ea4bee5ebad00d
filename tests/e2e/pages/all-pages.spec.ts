import type { Page } from '@playwright/test'
import { allPages, createPageFixtures, canOpen, type Role } from '#tests/app-harness/all-pages'
import { adminPhone } from '../support/admin-phones'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'

// Bots get no error page, and a headless browser's default user agent counts as one.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

const tabletWidth = 768

/** Checks that nothing is cut off or scrolls sideways, and that the page has a title and a heading. */
async function expectInOrder(page: Page, path: string) {
  const measure = () =>
    page.evaluate(() => ({
      scrolls: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
    }))
  // Without scripts a page that waits reloads itself, which interrupts the measurement.
  const measureStable = (again = 3): ReturnType<typeof measure> =>
    measure().catch((error: unknown) => {
      if (again === 0) throw error
      return page.waitForLoadState().then(() => measureStable(again - 1))
    })
  const { scrolls, title, headings } = await measureStable()
  expect.soft(scrolls, `${path} is wider than the screen`).toBe(0)
  const size = page.viewportSize()!
  if (size.width > tabletWidth) {
    await page.setViewportSize({ ...size, width: tabletWidth })
    expect.soft((await measureStable()).scrolls, `${path} is wider than a tablet`).toBe(0)
    await page.setViewportSize(size)
  }
  expect.soft(title, path).toContain('智能简历')
  expect.soft(headings, `top headings of ${path}`).toBe(1)
}

for (const persona of ['guest', 'user', 'admin'] satisfies Role[])
  test(
    `${persona}: every page is shown or redirects as expected, and fits the screen`,
    { tag: ['@everywhere', '@deep-desktop', '@deep-no-javascript'] },
    async ({ page, baseURL, expectProblem }, info) => {
      test.slow()
      expectProblem(/^404 GET .*(no-such-page|handoff\/gone|s\/gone)/)
      expectProblem(/^(403|500) GET .*error-defense/)
      const phone = persona === 'admin' ? adminPhone('every page', info) : undefined
      if (persona !== 'guest') await logIn(page.context(), phone)
      const belongings =
        persona === 'guest'
          ? { resume: 'x', order: 'x', user: 'x', chat: 'x', errorFingerprint: 'x' }
          : await createPageFixtures(page.context().request, baseURL!)
      for (const one of allPages(belongings)) {
        // User pages are checked as the user, not again as the admin.
        if (persona === 'admin' && one.for !== 'admins') continue
        if (persona !== 'guest' && one.isComponentBook) continue
        if (canOpen(persona, one)) {
          // The layout is complete without the pictures: their places have sizes.
          const answer = await page.goto(one.path, { waitUntil: 'domcontentloaded' })
          expect.soft(answer?.status(), one.path).toBe(one.status ?? 200)
          await expectInOrder(page, one.path)
        } else {
          const answer = await page.context().request.get(one.path, { maxRedirects: 0 })
          const { pathname, searchParams } = new URL(answer.headers().location ?? one.path, baseURL)
          expect.soft(pathname, one.path).toBe('/')
          expect.soft(searchParams.get('to'), one.path).toBe(persona === 'guest' ? one.path : null)
        }
      }
    },
  )
