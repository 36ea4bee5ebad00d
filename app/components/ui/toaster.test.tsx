import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Toaster, type Flash } from './toaster'
import { notify, say, toasts } from './toasts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => toasts.setState([], true))
  vi.useRealTimers()
})
const draw = (flash?: Flash) => render(<Toaster label="消息" close="关闭" closeHref="/" flash={flash} />)
function later(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}
function told(run: () => void): void {
  act(run)
}

describe('a message', () => {
  test('stays 2500 ms', () => {
    draw()
    told(() => void say('已复制'))
    later(2_499)
    expect(screen.getByText('已复制')).toBeTruthy()
    later(1)
    expect(screen.queryByText('已复制')).toBeNull()
  })

  test('stands still under the pointer and the focus', () => {
    draw()
    told(() => void say('已复制'))
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
    told(() => void say('已复制'))
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(screen.queryByText('已复制')).toBeNull()
  })

  test('that is an error interrupts whoever listens, another one waits its turn', () => {
    draw()
    told(() => void say('没有网络', { kind: 'error' }))
    told(() => void say('已复制'))
    const live = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live')
    expect([live('没有网络'), live('已复制')]).toEqual(['assertive', 'polite'])
  })

  test('never makes more than five', () => {
    draw()
    told(() => ['1', '2', '3', '4', '5', '6'].forEach((text) => void say(text)))
    expect(screen.queryByText('1')).toBeNull()
    expect(screen.getByText('6')).toBeTruthy()
  })
})

describe('a notification', () => {
  test('does what its button says, and goes', () => {
    draw()
    const run = vi.fn()
    told(() => void notify({ title: '网站已更新', lifeMs: 0, actions: [{ label: '刷新', run }] }))
    later(3_600_000)
    fireEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(run).toHaveBeenCalledOnce()
    expect(screen.queryByText('网站已更新')).toBeNull()
  })
})

describe('a flash', () => {
  test('becomes a message, once however often it is handed in', () => {
    const flash: Flash = { id: 'f1', kind: 'success', text: '已退出登录' }
    const { rerender } = draw(flash)
    expect(screen.getAllByText('已退出登录')).toHaveLength(1)
    later(2_500)
    rerender(<Toaster label="消息" close="关闭" closeHref="/" flash={{ ...flash }} />)
    expect(screen.queryByText('已退出登录')).toBeNull()
  })
})
