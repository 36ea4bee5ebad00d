import type { texts as zh } from '#app/i18n/zh/editor/offline'

export const texts: typeof zh = {
  title: 'You’re offline',
  text: 'This page needs an internet connection. It’ll open when you’re back online, or you can try again below.',
  retry: 'Try again',
  drafts: 'Drafts on this device that you can edit offline',
  later:
    'You can keep editing offline, and your content is saved on this device. The preview, downloads, and resumes in your account need an internet connection.',
}
