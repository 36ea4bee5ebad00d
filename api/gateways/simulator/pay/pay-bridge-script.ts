/**
 * Replaces WeChat's payment bridge in a demo: opens the simulated payment page in a dialog and reports the
 * outcome as WeChat does. WeChat's own bridge knows no simulated orders.
 */
export const payBridge = `(() => {
  const everyMs = 600
  const json = (address) => fetch(address, { headers: { accept: 'application/json' } }).then((answer) => answer.json())

  function show(page) {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', '演示 · 模拟支付')
    dialog.style.cssText = 'margin:auto;inline-size:min(28rem,100%);block-size:min(44rem,100%);padding:0;border:0;border-radius:1rem'
    const frame = document.createElement('iframe')
    frame.src = page
    frame.title = '演示 · 模拟支付'
    frame.style.cssText = 'inline-size:100%;block-size:100%;border:0'
    dialog.append(frame)
    document.body.append(dialog)
    dialog.showModal()
    return dialog
  }

  async function pay(given) {
    const { page, error } = await json('/dev/pay/jsapi?' + new URLSearchParams(given))
    if (!page) return { err_msg: 'get_brand_wcpay_request:fail', err_desc: error }
    const dialog = show('/dev/pay/' + page)
    let shut = false
    dialog.addEventListener('close', () => (shut = true))
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      const { state } = await json('/dev/pay/' + page + '/state').catch(() => ({ state: 'open' }))
      if (state === 'open' && !shut) continue
      dialog.remove()
      return { err_msg: 'get_brand_wcpay_request:' + (state === 'paid' ? 'ok' : 'cancel') }
    }
  }

  const bridge = {
    invoke(name, given, done) {
      if (name !== 'getBrandWCPayRequest') return done({ err_msg: name + ':fail' })
      pay(given).then(done, () => done({ err_msg: 'get_brand_wcpay_request:fail' }))
    },
  }
  // WeChat may come with its own later.
  Object.defineProperty(window, 'WeixinJSBridge', { get: () => bridge, set() {} })
  document.dispatchEvent(new Event('WeixinJSBridgeReady'))
})()
`
