export const audit = {
  title: '变更记录',
  weixin: '微信支付',
  gone: '已注销的管理员',
  actions: { refundAsked: '发起退款', refundSettled: '退款有了结果' },
  names: { order: '订单', refund: '退款', refundNo: '退款单号', refundedFen: '已退金额' },
  none: '无',
}
