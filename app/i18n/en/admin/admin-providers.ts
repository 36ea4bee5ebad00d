import type { texts as zh } from '#app/i18n/zh/admin/admin-providers'

export const texts: typeof zh = {
  title: 'Outside services',
  lead: 'A check only asks; it costs nothing and touches nobody.',
  names: { sms: 'Text messages', pay: 'WeChat Pay', weixin: 'WeChat login', ai: 'AI assistant' },
  states: { on: 'on', simulated: 'simulated', off: 'off' },
  check: 'Check',
  came: {
    answers: 'Answers well, in {{ms}} ms',
    silent: 'No good answer in {{ms}} ms; the log says why',
    unchecked: 'There is no check that costs nothing',
    off: 'It is off: nothing to check',
  },
}
