import type { JsapiOrder } from '#contract/billing/order'

type Bridge = {
  invoke(name: 'getBrandWCPayRequest', order: object, done: (result: { err_msg: string }) => void): void
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge
  }
}

/**
 * Opens WeChat's payment sheet once its bridge is ready. `ok` is no proof: check with the server (providers
 * §1.2).
 */
export async function payWithBridge(order: JsapiOrder): Promise<'ok' | 'not paid'> {
  const bridge = await waitForBridge()
  return new Promise((resolve) => {
    const payRequest = {
      appId: order.wxMpAppId,
      timeStamp: order.wxTimestamp,
      nonceStr: order.wxNonceStr,
      package: order.wxPackage,
      signType: order.wxSignType,
      paySign: order.wxPaySign,
    }
    bridge.invoke('getBrandWCPayRequest', payRequest, ({ err_msg }) =>
      resolve(err_msg === 'get_brand_wcpay_request:ok' ? 'ok' : 'not paid'),
    )
  })
}

function waitForBridge(): Promise<Bridge> {
  return new Promise((resolve) => {
    const bridgeReady = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge)
    if (window.WeixinJSBridge) bridgeReady()
    else document.addEventListener('WeixinJSBridgeReady', bridgeReady, { once: true })
  })
}
