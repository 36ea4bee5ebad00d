import type { Texts } from '../zh'

export const workspace: Texts['workspace'] = {
  menu: 'Workspace',
  resumes: 'My resumes',
  profile: 'Profile',
}
