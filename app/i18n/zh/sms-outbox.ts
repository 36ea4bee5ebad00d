export const texts = {
  title: '短信收件箱',
  badge: '演示',
  lead: '演示模式不会真正发送短信。本页显示最近 10 分钟的验证码，最新的排在最前，页面自动刷新。',
  empty: '暂无短信。',
  purposes: { login: '登录', bind: '绑定手机号', close: '注销账号' },
}
