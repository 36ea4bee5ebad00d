import type { texts as zh } from '#app/i18n/zh/workspace'

export const texts: typeof zh = {
  menu: 'Workspace',
  resumes: 'My resumes',
  templates: 'Templates',
  positions: 'Job guides',
  chat: 'AI assistant',
  pricing: 'Plans',
  invite: 'Invite friends',
  orders: 'Membership',
  profile: 'Profile',
  help: 'Help and feedback',
  closing: {
    label: 'Close account',
    text: 'You asked to close your account. Your account and all its data will be deleted after {{date}}.',
    keep: 'Keep my account',
  },
}
