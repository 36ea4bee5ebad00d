import type { Language } from '#contract/validation/field-error-codes'

/** Messages of failed purchases, payments and refunds. */
export const paymentErrorMessages = {
  payOff: { zh: '支付暂未开通', en: 'Payments aren’t available yet' },
  payUnavailable: {
    zh: '微信支付暂时没有响应，请稍后再试',
    en: 'WeChat Pay isn’t responding right now. Try again later.',
  },
  payElsewhere: { zh: '暂时无法在微信内支付', en: 'You can’t pay in WeChat right now' },
  productGone: { zh: '这个套餐不存在', en: 'This plan doesn’t exist' },
  productOff: { zh: '此套餐暂时无法购买', en: 'This plan isn’t available right now.' },
  lowerPlan: {
    zh: '你正在使用更高等级的套餐，到期后才能购买此套餐',
    en: 'You’re on a higher plan. You can buy this one after your current plan ends.',
  },
  orderGone: { zh: '这个订单不存在', en: 'This order doesn’t exist' },
  orderPaid: {
    zh: '这个订单已支付，请刷新页面查看权益',
    en: 'This order is already paid. Reload the page to see your plan.',
  },
  cancelPaid: {
    zh: '这个订单已支付，会员已开通，无法取消',
    en: 'This order is already paid and your plan is active, so it can’t be canceled.',
  },
  notPaidYet: {
    zh: '暂未查到支付结果，请稍后再确认；如已付款，无需重复支付',
    en: 'We haven’t received the payment yet. Try again in a moment.',
  },
  paymentWrong: {
    zh: '收到的付款与订单金额不符，会员未开通；请保留微信付款凭证，并联系我们退款',
    en: 'The amount paid doesn’t match this order, so your plan didn’t start. Keep your WeChat receipt and contact us for a refund.',
  },
  orderClosed: {
    zh: '订单已过期关闭，请重新下单',
    en: 'This order has expired. Place a new one.',
  },
  notRefundable: {
    zh: '这个订单未收到付款，或已经退款，无法再退',
    en: 'This order was never paid or is already refunded, so there’s nothing to refund',
  },
  paidElsewhere: {
    zh: '这个订单在另一支付环境中付款，无法在此退款',
    en: 'This order was paid in a different payment environment, so it can’t be refunded here',
  },
  refundNoMoney: {
    zh: '商户账户余额不足，未能发起退款，请充值后再试',
    en: 'The merchant account balance is too low, so the refund didn’t start. Top it up and try again.',
  },
  refundRefused: {
    zh: '微信支付未受理这次退款，请在商户平台查看原因',
    en: 'WeChat Pay declined this refund. See the merchant platform for the reason.',
  },
  refundOpen: {
    zh: '上一笔退款还在处理，完成后才能再退',
    en: 'The previous refund is still in progress. You can refund more once it’s done.',
  },
  refundFormUsed: {
    zh: '这个退款表单已经提交过，请重新打开订单后再退',
    en: 'This refund form was already submitted. Open the order again to refund more.',
  },
  refundGone: {
    zh: '在微信支付中未查到这笔订单的这个退款单号，请核对后再试',
    en: 'WeChat Pay can’t find this refund number for this order. Check it and try again.',
  },
  refundWrong: {
    zh: '这笔退款与订单不符，请在商户平台核对金额',
    en: 'This refund doesn’t match its order. Check the amount on the merchant platform.',
  },
  invoiceUnpaid: {
    zh: '订单支付完成后才能申请发票',
    en: 'You can request an invoice once the order is paid',
  },
  invoiceRefunded: {
    zh: '订单已全额退款，不能再开发票',
    en: 'This order was fully refunded, so it can’t be invoiced',
  },
  invoiceIssued: {
    zh: '发票已开具，不能再修改；如需更正，请联系客服',
    en: 'The invoice has been issued and can’t be changed. Contact us to correct it.',
  },
  invoiceGone: { zh: '这个订单没有申请发票', en: 'No invoice was requested for this order' },
  invoiceMoved: {
    zh: '申请内容或金额刚刚有变化，请核对后再提交',
    en: 'This request or its amount just changed. Check it and submit again.',
  },
  invoiceRefundOpen: {
    zh: '订单有一笔退款正在处理，退款到账后才能开具发票',
    en: 'A refund for this order is in progress. Issue the invoice once it’s done.',
  },
  couponGone: { zh: '没有这个优惠码', en: 'This coupon doesn’t exist' },
  orderRefunded: { zh: '订单已退款', en: 'This order has been refunded' },
} as const satisfies Record<string, Record<Language, string>>
