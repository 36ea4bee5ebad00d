import type { texts as zh } from '#app/i18n/zh/policies'

export const texts: typeof zh = {
  agreement: 'User Agreement',
  privacy: 'Privacy Policy',
  version: 'Version {{version}}',
  contents: 'Contents',
}
