import type { JsapiOrder } from '#contract/order'

type Bridge = {
  invoke(name: 'getBrandWCPayRequest', order: object, done: (result: { err_msg: string }) => void): void
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge
  }
}

/** Opens WeChat's payment sheet; waits for its bridge. `ok` is WeChat's word and no proof: ask the server (providers §1.2). */
export async function payByBridge(order: JsapiOrder): Promise<'ok' | 'not paid'> {
  const bridge = await readyBridge()
  return new Promise((resolve) => {
    const asked = {
      appId: order.wxMpAppId,
      timeStamp: order.wxTimestamp,
      nonceStr: order.wxNonceStr,
      package: order.wxPackage,
      signType: order.wxSignType,
      paySign: order.wxPaySign,
    }
    bridge.invoke('getBrandWCPayRequest', asked, ({ err_msg }) =>
      resolve(err_msg === 'get_brand_wcpay_request:ok' ? 'ok' : 'not paid'),
    )
  })
}

function readyBridge(): Promise<Bridge> {
  return new Promise((resolve) => {
    const given = () => window.WeixinJSBridge && resolve(window.WeixinJSBridge)
    if (window.WeixinJSBridge) given()
    else document.addEventListener('WeixinJSBridgeReady', given, { once: true })
  })
}
