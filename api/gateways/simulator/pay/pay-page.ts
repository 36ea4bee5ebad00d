import { html } from 'hono/html'
import { renderPage, type Html } from '../page-layout'
import type { SimulatedOrder } from './simulated-order'

/** The actions on an order's payment page. */
export const payActions = ['pay', 'lose', 'double', 'forge', 'again', 'cancel', 'refund'] as const
export type PayAction = (typeof payActions)[number]

const button = (action: PayAction, name: string, about: string, className = '') =>
  html`<li>
    <button name="do" value="${action}" class="${className}"><b>${name}</b><small>${about}</small></button>
  </li>`

export function payPage(order: SimulatedOrder, isPayable: boolean): Html {
  const { state, description, total, outTradeNo } = order
  const isPaid = state === 'SUCCESS' || state === 'REFUND'
  const title = state === 'REFUND' ? '已退款' : isPaid ? '已支付' : isPayable ? '付款' : '订单已关闭'
  return page(
    title,
    html`<p class="price">¥${(total / 100).toFixed(2)}</p>
      <p><b>${description}</b></p>
      <p class="note">订单号 <code>${outTradeNo}</code></p>
      ${order.cancelled && isPayable ? html`<p role="status">已取消，未付款。</p>` : ''} ${told(order)}
      ${isPayable || isPaid ? actionForm(state) : html`<p>订单已过期或已关闭，无法付款。</p>`}
      ${isPaid ? html`<p>可以关闭此页，返回下单页面。</p>` : ''}`,
  )
}

function actionForm(state: SimulatedOrder['state']): Html {
  const isPaid = state === 'SUCCESS' || state === 'REFUND'
  return html`<form method="post">
    <ul>
      ${
        isPaid
          ? html`${button('again', '重新发送通知', '网站不应重复发放权益')}
            ${state === 'SUCCESS' ? button('refund', '在商户平台退款', '不经过网站，全额退款后再通知网站') : ''}`
          : html`${button('pay', '确认支付', '不会实际扣款', 'main')} ${button('cancel', '取消', '不付款')}
            ${button('lose', '支付但丢失回调', '支付成功，但通知未送达网站')}
            ${button('double', '重复回调', '支付成功，并发送两次通知')}
            ${button('forge', '错误签名', '不支付，只发送一条伪造的支付通知')}`
      }
    </ul>
  </form>`
}

function told({ told }: SimulatedOrder): Html | '' {
  if (told.length === 0) return ''
  const statusText = (status: number) =>
    status === 0 ? '没有响应' : status < 300 ? `已接收（HTTP ${status}）` : `已拒绝（HTTP ${status}）`
  return html`<ol role="status" class="note">
    ${told.slice(-5).map(({ status }) => html`<li>通知已发出，网站${statusText(status)}</li>`)}
  </ol>`
}

export function noOrderPage(): Html {
  return page('订单不存在', html`<p>二维码已失效，或地址不完整。请返回下单页面重新获取。</p>`)
}

function page(title: string, content: Html): Html {
  const note = '这是演示页面，不是微信支付：不会联系微信，也不会扣款。'
  return renderPage({ what: '模拟支付', note, title, content })
}
