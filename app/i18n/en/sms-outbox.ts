import type { texts as zh } from '#app/i18n/zh/sms-outbox'

export const texts: typeof zh = {
  title: 'Text message outbox',
  badge: 'Demo',
  lead: 'A demo sends no real messages. The codes of the last ten minutes are here, newest first; the page renews itself.',
  empty: 'No messages yet.',
  purposes: { login: 'Logging in', bind: 'Binding a number', close: 'Closing an account' },
}
