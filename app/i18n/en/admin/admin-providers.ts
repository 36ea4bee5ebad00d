import type { texts as zh } from '#app/i18n/zh/admin/admin-providers'

export const texts: typeof zh = {
  title: 'External services',
  lead: 'Checks only look up each provider’s status. They cost nothing and don’t affect users.',
  names: {
    sms: 'Text messages',
    email: 'Email',
    pay: 'WeChat Pay',
    weixin: 'WeChat login',
    ai: 'AI assistant',
  },
  states: { on: 'on', simulated: 'simulated', off: 'off' },
  check: 'Check',
  came: {
    answers: 'Working ({{ms}} ms)',
    silent: 'No valid response after {{ms}} ms. See the log for details.',
    unchecked: 'Manual check only (charges apply)',
    off: 'Turned off, so there’s nothing to check',
  },
}
