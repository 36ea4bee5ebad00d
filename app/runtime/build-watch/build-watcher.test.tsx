import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toaster } from '#app/components/ui/toast/toaster'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { useUnsavedChanges } from '#app/components/ui/leave-guard/unsaved-changes'
import { i18nFor } from '#app/i18n/i18n.server'
import { BuildWatcher } from './build-watcher'
import { ConfirmDialogs } from '#app/components/confirm-dialogs'

const hour = 3_600_000
const reload = vi.fn()
const assign = vi.fn()
/** The build id that the server reports; an error when it does not answer. */
let latest: string | Error = 'a'
const fetchBuild = vi.fn((_address: string, _how: RequestInit) =>
  latest instanceof Error ? Promise.reject(latest) : Promise.resolve(Response.json({ version: latest })),
)

beforeEach(() => {
  vi.useFakeTimers()
  latest = 'a'
  vi.stubGlobal('fetch', fetchBuild.mockClear())
  vi.spyOn(location, 'reload').mockImplementation(reload.mockClear())
  vi.spyOn(location, 'assign').mockImplementation(assign.mockClear())
  vi.stubGlobal('__remixManifest', { version: 'a' })
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(location.reload).mockRestore()
  vi.mocked(location.assign).mockRestore()
  act(() => toastStore.setState([], true))
})

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedChanges(isUnsaved)
  return (
    <>
      <Toaster label="消息" closeLabel="关闭" closeHref="/" />
      <ConfirmDialogs />
      <BuildWatcher />
    </>
  )
}
function open({ isUnsaved = false } = {}) {
  const element = <Page isUnsaved={isUnsaved} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/resume/edit/1?at=2'] })
  render(
    <I18nextProvider i18n={i18nFor('zh')}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  return router
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const missPart = () =>
  act(async () => {
    const event = new Event('chunkmissing', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  })

describe('the build watcher', () => {
  test('checks for a newer build every hour, and not sooner', async () => {
    open()
    await later(hour - 1)
    expect(fetchBuild).not.toHaveBeenCalled()
    await later(1)
    expect(fetchBuild).toHaveBeenCalledExactlyOnceWith('/version.json', { cache: 'no-store' })
    await later(hour)
    expect(fetchBuild).toHaveBeenCalledTimes(2)
    expect(screen.queryByText('网站已更新')).toBeNull()
  })

  test('announces a newer build once, until the user responds, and reloads on a click', async () => {
    open()
    latest = 'b'
    await later(hour)
    await later(3 * hour)
    expect(fetchBuild).toHaveBeenCalledOnce()
    expect(screen.getAllByText('网站已更新')).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()
    await press('刷新')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('announces nothing when the server does not respond', async () => {
    open()
    latest = new TypeError('Failed to fetch')
    await later(hour)
    expect(screen.queryByText('网站已更新')).toBeNull()
    latest = 'b'
    await later(hour)
    expect(screen.getByText('网站已更新')).toBeTruthy()
  })

  test('confirms before it reloads over unsaved changes', async () => {
    open({ isUnsaved: true })
    latest = 'b'
    await later(hour)
    await press('刷新')
    expect(reload).not.toHaveBeenCalled()
    expect(screen.getByRole('alertdialog', { name: '立即刷新页面？' })).toBeTruthy()
    await press('仍要刷新')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('does not reload when the user declines', async () => {
    open({ isUnsaved: true })
    latest = 'b'
    await later(hour)
    await press('刷新')
    await press('暂不刷新')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a missing chunk', () => {
  test("reloads the page at the navigation's target", async () => {
    open()
    const location = { pathname: '/user', search: '?a=1', hash: '#b' }
    vi.stubGlobal('__remixRouter', { state: { navigation: { location } } })
    await missPart()
    expect(assign).toHaveBeenCalledExactlyOnceWith('/user?a=1#b')
  })

  test('reloads once in ten seconds, and shows an error instead of a second reload', async () => {
    open()
    await missPart()
    await later(9_999)
    await missPart()
    expect(assign).toHaveBeenCalledOnce()
    expect(screen.getByText('页面加载不完整，请检查网络后刷新。')).toBeTruthy()
    await later(1)
    await missPart()
    expect(assign).toHaveBeenCalledTimes(2)
  })

  test('confirms before it reloads over unsaved changes, and stays when the user declines', async () => {
    const router = open({ isUnsaved: true })
    await missPart()
    expect(screen.getByRole('alertdialog', { name: '立即刷新页面？' })).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    await press('暂不刷新')
    expect(assign).not.toHaveBeenCalled()
    expect(router.state.location).toMatchObject({ pathname: '/resume/edit/1', search: '?at=2' })
    await missPart()
    await press('仍要刷新')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/resume/edit/1?at=2')
  })
})
