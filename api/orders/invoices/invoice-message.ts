import type { InvoiceRequestRow } from '../../db/schema/order-tables'
import { messageHtml } from '../../email/message-html'
import type { EmailMessage } from '../../gateways/email/email-provider'

/** In the order in which they are read. */
const texts = {
  zh: {
    brand: '智能简历',
    greeting: '你好，',
    issued: {
      subject: '发票已开具',
      text: '你申请的发票已开具，发票文件将另行发送到此邮箱，请注意查收。',
      go: '查看发票',
    },
    rejected: {
      subject: '发票申请被驳回',
      text: '你的发票申请被驳回，原因如下。修改后可以重新申请。',
      go: '修改后重新申请',
    },
    fields: {
      reason: '驳回原因：',
      title: '发票抬头：',
      amount: '发票金额：',
      number: '发票号码：',
      order: '订单号：',
    },
    footer: '你收到这封邮件，是因为有人在智能简历申请发票时填写了此邮箱。如非本人操作，忽略即可。',
  },
  en: {
    brand: 'Smart Resume',
    greeting: 'Hi,',
    issued: {
      subject: 'Your invoice is ready',
      text: 'We’ve issued the invoice you requested. You’ll get the file in a separate email.',
      go: 'View invoice',
    },
    rejected: {
      subject: 'We couldn’t issue your invoice',
      text: 'Your invoice request was rejected for the reason below. Edit it and send it again.',
      go: 'Edit and request again',
    },
    fields: {
      reason: 'Reason: ',
      title: 'Invoice for: ',
      amount: 'Amount: ',
      number: 'Invoice number: ',
      order: 'Order number: ',
    },
    footer:
      'You’re getting this email because this address was used to request an invoice from Smart Resume. If that wasn’t you, you can ignore it.',
  },
} as const

type SettledRequest = Pick<
  InvoiceRequestRow,
  'order_id' | 'title' | 'email' | 'language' | 'fen' | 'invoice_number' | 'reason'
> & { state: 'issued' | 'rejected' }

/** The e-mail to the buyer once their request is issued or rejected. `publicOrigin`: without a trailing slash. */
export function invoiceMessage(request: SettledRequest, publicOrigin: string): EmailMessage {
  const { state, language } = request
  const { brand, greeting, fields, footer, ...t } = texts[language]
  const { subject, text, go } = t[state]
  const form = state === 'rejected' ? '?invoice=form' : ''
  const link = `${publicOrigin}/user/orders/${request.order_id}${form}#invoice`
  const facts = [
    ...(state === 'rejected' ? [fields.reason + request.reason] : []),
    fields.title + request.title,
    ...(request.fen === null ? [] : [`${fields.amount}¥${(request.fen / 100).toFixed(2)}`]),
    ...(state === 'issued' ? [fields.number + request.invoice_number] : []),
    fields.order + request.order_id,
  ]
  return {
    to: request.email,
    fromName: brand,
    subject,
    text: [greeting, text, facts.join('\n'), `${go}\n${link}`, `--\n${footer}`].join('\n\n'),
    html: messageHtml({ brand, paragraphs: [greeting, text, ...facts], go, link, footer }, language),
  }
}

/** A request as it was just settled; undefined when the action changed nothing. */
export type JustSettled = SettledRequest | undefined
