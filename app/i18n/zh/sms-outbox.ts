export const texts = {
  title: '短信收件箱',
  badge: '演示',
  lead: '演示模式不发真短信。最近 10 分钟的验证码在这里，新的在前，页面自动刷新。',
  empty: '还没有短信。',
  purposes: { login: '登录', bind: '绑定手机号', close: '注销账号' },
}
