import { act, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { LoadingBar } from './loading-bar'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Opens a page at /, with routes that never load. */
function open() {
  const frame = (
    <I18nextProvider i18n={i18nFor('zh')}>
      <LoadingBar />
      <Outlet />
    </I18nextProvider>
  )
  const children = [
    { path: '/', element: <p>first</p> },
    { path: '/endless', loader: () => new Promise<null>(() => {}), element: <p>endless</p> },
    { path: '/other', loader: () => null, element: <p>other</p> },
    {
      path: '/cut',
      loader: ({ request }: { request: Request }) =>
        new Promise<null>((_, reject) => {
          request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
      element: <p>cut</p>,
    },
  ]
  const router = createMemoryRouter([{ element: frame, children }])
  render(<RouterProvider router={router} />)
  const go = (to: string) => act(async () => void router.navigate(to))
  return { go, router }
}
/** In small steps: rendering after one timer sets the next. */
async function later(ms: number) {
  for (let gone = 0; gone < ms; gone += 100) await act(() => vi.advanceTimersByTimeAsync(100))
}
const bar = () => screen.queryByRole('progressbar')

test('the bar of a navigation that never ends disappears after ten seconds', async () => {
  const { go } = open()
  await go('/endless')
  await later(9_000)
  expect(bar()).not.toBeNull()
  await later(1_500)
  expect(bar()).toBeNull()
})

test.each(['/endless', '/cut'])('the bar disappears when another navigation aborts one to %s', async (to) => {
  const { go } = open()
  await go(to)
  await later(1_000)
  expect(bar()).not.toBeNull()
  await go('/other')
  expect(screen.getByText('other')).toBeDefined()
  await later(1_000)
  expect(bar()).toBeNull()
})

test('the bar disappears when the user goes back while a page is loading', async () => {
  const { go, router } = open()
  await go('/other')
  await go('/cut')
  await later(1_000)
  await act(() => router.navigate(-1))
  await later(1_000)
  expect([bar(), screen.queryByText('first')]).toEqual([null, expect.anything()])
})

test('the bar appears again for the navigation after one that never ended', async () => {
  const { go } = open()
  await go('/endless')
  await later(12_000)
  await go('/other')
  await go('/endless')
  await later(300)
  expect(bar()).not.toBeNull()
})
