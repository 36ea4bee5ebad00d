import type { texts as zh } from '#app/i18n/zh/invite'

export const texts: typeof zh = {
  title: 'Invite friends',
  lead: 'When a friend signs up with your link, you each get 1 day of membership. There’s no limit to how many days you can earn.',
  link: 'Your link',
  copy: 'Copy',
  copied: 'Copied. Send it to a friend.',
  notCopied: 'Your browser doesn’t allow copying. Press and hold the link to copy it.',
  steps: {
    share: 'Send the link, QR code, or poster to a friend who’s job hunting.',
    register: 'Your friend opens the link and signs up with a phone number or WeChat.',
    reward: 'You each get 1 day of membership right away.',
  },
  qrAlt: 'QR code for your invite link',
  qrText: 'Scan with WeChat',
  poster: 'Save poster',
  count: 'Friends invited',
  people: '{{count}}',
  total: 'Days earned',
  days: '{{count}}',
  who: 'Friend',
  when: 'Signed up',
  gave: 'Days earned',
  noReward: 'None',
  nobody: 'No one has signed up with your link yet. Invite your first friend.',
  rulesTitle: 'Rules',
  rules: {
    each: 'Each time someone new signs up with your link, you both get 1 day of membership.',
    once: 'Each phone number can earn this reward only once. Deleting an account and signing up again doesn’t count.',
    self: 'You won’t get a reward for inviting yourself or for using an invalid invite code.',
    level:
      'Invite days come with the same benefits as the Basic monthly plan. If you’re on a higher plan, your invite days start when that plan ends.',
  },
  posterTexts: {
    title: 'A good job starts with a good resume',
    lead: 'What you see is what you send',
    from: '{{name}} invited you to try Smart Resume',
    reward: 'Sign up, and you and your friend each get 1 free day of membership.',
    scan: 'Scan to start for free',
  },
  posterFile: 'smart-resume-invitation',
}
