import type { Texts } from '../zh'

export const policies: Texts['policies'] = {
  agreement: 'User Agreement',
  privacy: 'Privacy Policy',
  version: 'Version {{version}}',
  contents: 'Contents',
}
