export const texts = {
  title: '外部服务',
  lead: '检查时仅查询服务状态，不产生费用，也不影响用户使用。',
  names: { sms: '短信', email: '邮件', pay: '微信支付', weixin: '微信登录', ai: 'AI 助手' },
  states: { on: '已开通', simulated: '模拟', off: '暂未开通' },
  check: '检查',
  came: {
    answers: '响应正常，{{ms}} 毫秒',
    silent: '响应异常（耗时 {{ms}} 毫秒），请查看日志',
    unchecked: '检查会产生费用，因此未自动检查',
    off: '未开通，无法检查',
  },
}
