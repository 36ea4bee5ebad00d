import type { texts as zh } from '#app/i18n/zh/editor/check-up'
import type { WithSingulars } from '#app/i18n/with-singulars'

export const texts: WithSingulars<typeof zh> = {
  title: 'Resume check',
  lead: 'We’ll check the spelling, contact details, dates, wording, and PDF layout of “{{title}}”. This doesn’t use AI credits.',
  score: 'Score',
  scoreOf: '{{total}} out of 100',
  verdict: {
    clean: 'No problems found',
    high: 'No major problems found',
    middle: 'A few changes would help',
    low: 'Needs more work',
    sparse: 'No major problems, but it’s a bit short',
    reading: 'Checking…',
    must: 'Fix {{count}} issues before you apply',
    must_one: 'Fix 1 issue before you apply',
  },
  sparseText:
    'The score only covers what you’ve written. There’s room left on the page, so consider adding what you did and what came of it.',
  limits:
    'This check covers typos, wording, and layout. It can’t tell whether your resume is accurate or fits the job, so read it once more before you apply.',
  scoreHow: 'How scoring works',
  scoreText:
    'Each category starts at its maximum score. A must-fix issue costs 8 points, a recommended fix 4, and a minor fix 2. Scores can’t go below zero. Missing contact info or experience costs more. Issues you dismiss don’t count, and neither do categories with nothing to check.',
  groupPending: 'Checking',
  passed: '{{count}} categories passed',
  passed_one: '{{count}} category passed',
  groupGot: '{{got}}/{{of}}',
  none: 'Nothing left to fix',
  noneText: 'We checked typos, contact details, dates, wording, punctuation, and PDF layout.',
  nextText:
    'Next: compare it line by line with a job ad for “{{position}}”, and add what you have done but not written.',
  nextAimText: 'Next: fill in the position you want, then compare it line by line with a job ad.',
  open: '{{count}} suggestions',
  open_one: '1 suggestion',
  jump: 'Edit this',
  fix: 'Fix it',
  fixAll: 'Fix all {{count}}',
  fixAll_one: 'Fix 1 issue',
  dismiss: 'Dismiss',
  named: '{{action}}: {{what}}',
  dismissed: '{{count}} dismissed',
  restore: 'Restore',
  file: {
    reading: 'Checking the layout…',
    read: 'Layout checked ({{pages}} pages).',
    read_one: 'Layout checked (1 page).',
    failed: 'Couldn’t check the layout. We’ll try again soon. The other checks aren’t affected.',
    offline:
      'You’re offline. We’ll check the layout once you’re back online. The other checks aren’t affected.',
  },
  opening: 'Opening the resume check…',
  failed: 'Couldn’t open the resume check. Check your connection and try again.',
  saveAndCheck: 'Save and check',
  saveAndCheckText: 'We’ll save your resume, then check the content and the PDF.',
  download: 'Download',
  back: 'Back to editing',
  newer:
    'This resume was just changed in another tab or on another device, so we checked the latest version.',
  refused: 'Couldn’t save. Go back to the editor, check your resume, and try again.',
}
