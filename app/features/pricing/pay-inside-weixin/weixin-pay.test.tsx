import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import { toastStore } from '#app/components/ui/toast/toast-store'
import { WeixinPay } from './weixin-pay'

const bridge = {
  tradeNo: 'T20260501abc',
  price: 1200,
  wxMpAppId: 'wx1',
  wxTimestamp: '1',
  wxNonceStr: 'n',
  wxPackage: 'prepay_id=p',
  wxSignType: 'RSA',
  wxPaySign: 's',
}
const sheet = vi.fn((_name: string, _order: object, done: (result: { err_msg: string }) => void) =>
  done({ err_msg: 'get_brand_wcpay_request:ok' }),
)
const steps = vi.fn()

beforeEach(() => {
  window.WeixinJSBridge = { invoke: sheet }
  vi.stubGlobal('fetch', (_: string, init: { body: string }) => {
    const step = JSON.parse(init.body) as { intent: string }
    steps(step)
    const isOrder = step.intent === 'payInWeixin'
    return Promise.resolve(Response.json(isOrder ? { bridge, productId: '200' } : { go: '/pricing?paid=T' }))
  })
})
afterEach(() => {
  delete window.WeixinJSBridge
  toastStore.setState([], true)
  vi.clearAllMocks()
})

function begin(price: number | undefined, language: 'zh' | 'en' = 'zh') {
  const round = { productId: '200' as const, months: 1 as const, code: 'c1', state: 's1', price }
  const element = <WeixinPay callback={round} />
  const router = createMemoryRouter([{ path: '/pricing', element }], { initialEntries: ['/pricing?code=c1'] })
  render(
    <I18nextProvider i18n={i18nFor(language)}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </I18nextProvider>,
  )
  return router
}
const address = ({ state: { location } }: ReturnType<typeof begin>) => location.pathname + location.search

test.each([1200, undefined])(
  'opens the payment sheet at once at the price that was shown (%s)',
  async (price) => {
    const router = begin(price)
    await waitFor(() => expect(address(router)).toBe('/pricing?paid=T'))
    expect(sheet).toHaveBeenCalledTimes(1)
    // The order request contains no price.
    expect(steps.mock.calls[0]).toEqual([
      { intent: 'payInWeixin', productId: '200', months: 1, code: 'c1', state: 's1' },
    ])
  },
)

test.each([
  ['zh', '价格刚刚更新为 ¥12，请确认后再支付。', '微信支付 ¥12'],
  ['en', 'The price just changed to ¥12. Review the new price before you pay.', 'Pay ¥12 with WeChat'],
] as const)(
  'opens the payment sheet at a changed price only after a confirmation, in %s',
  async (language, note, pay) => {
    const router = begin(990, language)
    expect((await screen.findByRole('status')).textContent).toBe(note)
    expect(sheet).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText(pay))
    await waitFor(() => expect(address(router)).toBe('/pricing?paid=T'))
    expect(sheet).toHaveBeenCalledTimes(1)
  },
)

test('shows a failed payment as a red message for three seconds', async () => {
  sheet.mockImplementationOnce((_name, _order, done) => done({ err_msg: 'get_brand_wcpay_request:fail' }))
  begin(1200)
  await waitFor(() =>
    expect(toastStore.getState()).toMatchObject([
      { kind: 'error', text: '支付失败，请稍后重试', durationMs: 3_000, actions: [] },
    ]),
  )
})

test('returns to the plans without a payment when the changed price is declined', async () => {
  const router = begin(990)
  fireEvent.click(await screen.findByText('暂不购买'))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(address(router)).toBe('/pricing')
  expect(sheet).not.toHaveBeenCalled()
  expect(steps).toHaveBeenCalledTimes(1)
})
