export const audit = {
  title: 'What was changed',
  weixin: 'WeChat Pay',
  gone: 'An admin whose account is gone',
  actions: { refundAsked: 'asked for a refund', refundSettled: 'told what came of a refund' },
  names: { order: 'Order', refund: 'Refund', refundNo: 'Refund number', refundedFen: 'Sent back' },
  none: 'none',
}
