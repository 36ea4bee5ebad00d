import type { texts as zh } from '#app/i18n/zh/policies'

export const texts: typeof zh = {
  agreement: 'Terms of service',
  privacy: 'Privacy policy',
  version: 'Version {{version}}',
  contents: 'Contents',
}
