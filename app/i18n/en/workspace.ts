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
    label: 'Delete account',
    text: 'You asked to delete your account. It will be deleted with all its data after {{date}}.',
    keep: 'Keep my account',
  },
}
