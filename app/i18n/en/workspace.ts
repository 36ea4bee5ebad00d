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
}
