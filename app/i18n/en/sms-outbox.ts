import type { texts as zh } from '#app/i18n/zh/sms-outbox'

export const texts: typeof zh = {
  title: 'Text message inbox',
  badge: 'Demo',
  lead: 'Demo mode doesn’t send real text messages. Codes from the last 10 minutes appear here, newest first. The page refreshes automatically.',
  empty: 'No messages yet.',
  purposes: { login: 'Login', bind: 'Link phone number', close: 'Delete account' },
}
