import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toaster, type Flash } from './toaster'
import { notify, toast, toastStore } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => toastStore.setState([], true))
  vi.useRealTimers()
})
const refused = (said: string) => `没有成功：${said}`
const toaster = (flash?: Flash) => (
  <Toaster label="消息" closeLabel="关闭" closeHref="/" flash={flash} formatRefusal={refused} />
)
const draw = (flash?: Flash) => render(toaster(flash))
function later(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}
function toastText(run: () => void): void {
  act(run)
}

describe('a message', () => {
  test('stays for 2500 ms', () => {
    draw()
    toastText(() => void toast('已复制'))
    later(2_499)
    expect(screen.getByText('已复制')).toBeTruthy()
    later(1)
    expect(screen.queryByText('已复制')).toBeNull()
  })

  test('does not expire under the pointer', () => {
    draw()
    toastText(() => void toast('已复制'))
    later(2_000)
    const held = screen.getByText('已复制').closest('[data-toasts]')!
    fireEvent.pointerEnter(held)
    later(60_000)
    fireEvent.pointerLeave(held)
    later(499)
    expect(screen.getByText('已复制')).toBeTruthy()
    later(1)
    expect(screen.queryByText('已复制')).toBeNull()
  })

  test('is closed by its button', () => {
    draw()
    toastText(() => void toast('已复制'))
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByText('已复制')).toBeNull()
  })

  test('interrupts screen readers if it is an error, and otherwise waits', () => {
    draw()
    toastText(() => void toast('没有网络', { kind: 'error' }))
    toastText(() => void toast('已复制'))
    const live = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live')
    expect([live('没有网络'), live('已复制')]).toEqual(['assertive', 'polite'])
  })

  test('is one of five at most', () => {
    draw()
    toastText(() => ['1', '2', '3', '4', '5', '6'].forEach((text) => void toast(text)))
    expect(screen.queryByText('1')).toBeNull()
    expect(screen.getByText('6')).toBeTruthy()
  })
})

describe('a notification', () => {
  test('runs the action of its button, and closes', () => {
    draw()
    const run = vi.fn()
    toastText(
      () => void notify({ title: '网站已更新', isPersistent: true, actions: [{ label: '刷新', run }] }),
    )
    later(3_600_000)
    fireEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('网站已更新')).toBeNull()
  })
})

test('toasts have their creation time as id, and no two are the same', () => {
  vi.setSystemTime(4_000_000_000_000)
  const ids = [toast('一'), toast('二'), notify({ title: '三' })]
  expect(ids).toEqual(['4000000000000', '4000000000001', '4000000000002'])
  vi.setSystemTime(4_000_000_000_500)
  expect(toast('四')).toBe('4000000000500')
  // A clock that is set back creates no duplicate id.
  vi.setSystemTime(3_000_000_000_000)
  expect(toast('五')).toBe('4000000000501')
})

/** Spec §9: topics, and durations in ms. */
test.each([
  ['message', 2_500],
  ['login', 2_000],
  ['refusal', 2_000],
  ['payment', 3_000],
  ['request', 5_000],
  ['page', 5_000],
] as const)(
  'a toast with the topic %s stays for %i ms, as a message, a notification and a flash',
  (about, ms) => {
    for (const showToast of [
      () => void toast('说了', { topic: about }),
      () => void notify({ title: '说了', topic: about }),
      () => void draw({ id: `flash-${about}`, kind: 'success', text: '说了', about }),
    ]) {
      draw()
      toastText(showToast)
      later(ms - 1)
      expect(screen.getAllByText(/说了$/)).not.toHaveLength(0)
      later(1)
      expect(screen.queryByText(/说了$/)).toBeNull()
      cleanup()
    }
  },
)

describe('a flash', () => {
  test.each([
    ['/', true],
    [undefined, false],
  ])('with the close URL %j, has a link without scripts: %s', (closeHref, isLink) => {
    const flash: Flash = { id: 'f3', kind: 'success', text: '已保存' }
    const html = renderToString(
      <Toaster label="消息" closeLabel="关闭" closeHref={closeHref} flash={flash} />,
    )
    expect(html).toContain('已保存')
    expect(html.includes('<a ')).toBe(isLink)
  })

  test('is a red notification with our prefix if it is a refusal', () => {
    draw({ id: 'f2', kind: 'error', text: '次数已用完', about: 'refusal' })
    expect(toastStore.getState()).toMatchObject([
      { kind: 'error', title: '没有成功：次数已用完', text: '', durationMs: 2_000 },
    ])
  })

  test('becomes a message once, however often it is passed in', () => {
    const flash: Flash = { id: 'f1', kind: 'success', text: '已退出登录' }
    const { rerender } = draw(flash)
    expect(screen.getAllByText('已退出登录')).toHaveLength(1)
    later(2_500)
    rerender(toaster({ ...flash }))
    expect(screen.queryByText('已退出登录')).toBeNull()
  })
})
