export const texts = {
  list: '全部订单',
  searchHint: '订单号、微信支付交易单号、用户编号或手机号',
  filters: {
    all: '全部',
    granted: '已完成',
    refunded: '已退款',
    paid: '已支付',
    created: '待支付',
    closed: '已关闭',
  },
  created: '下单时间',
  product: '产品',
  price: '金额',
  discount: '优惠金额',
  state: '状态',
  owner: '用户',
  gone: '已注销',
}
