import type { Texts } from '../zh'

export const workspace: Texts['workspace'] = {
  menu: 'Workspace',
  resumes: 'My resumes',
  templates: 'Templates',
  positions: 'Positions',
  chat: 'AI assistant',
  pricing: 'Plans',
  invite: 'Invite friends',
  orders: 'Membership',
  profile: 'Profile',
  help: 'Help and feedback',
  closing: {
    label: 'Close account',
    text: 'You asked to close this account: after {{date}} it is deleted with all its data.',
    keep: 'Keep my account',
  },
}
