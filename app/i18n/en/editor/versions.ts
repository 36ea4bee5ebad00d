import type { texts as zh } from '#app/i18n/zh/editor/versions'

export const texts: typeof zh = {
  title: 'Version history',
  lead: 'Versions of “{{title}}” from the last 30 days. Restoring one keeps the present content as a version too.',
  back: 'Back to editing',
  backToMine: 'Back to my resumes',
  list: 'Versions',
  now: 'Now',
  none: 'There is no earlier version yet. Each time a change is saved, what was there before is kept here.',
  shown: 'Version of {{time}}',
  pageAlt: 'Version of {{time}}, page {{page}}',
  restore: 'Restore this version',
  restoreText: 'This version replaces the present content, which stays in the version history.',
  trouble: {
    newer:
      'This resume has just been saved again, so nothing was restored. Look at “Now” first, then decide.',
    gone: 'This version is no longer there; nothing was restored.',
  },
}
