import type { texts as zh } from '#app/i18n/zh/editor/offline'

export const texts: typeof zh = {
  title: 'There is no network',
  text: 'This page needs one. You will be taken to it as soon as the network is back, or try once more below.',
  retry: 'Try again',
  drafts: 'Drafts kept on this device, ready to write on',
  later:
    'Without a network you can go on writing; what you write stays on this device. The preview, downloads and the resumes of your account need a network.',
}
