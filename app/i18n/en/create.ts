import type { texts as zh } from '#app/i18n/zh/create'

export const texts: typeof zh = {
  /** Shown after a post in an account's editor with an expired session. */
  keptAsDraft:
    'Your session expired, so we saved your changes as a draft. Log in to add the draft to My resumes.',
  keptAsDraftInPart:
    'Your session expired, so we saved your changes as a draft, except for fields with errors. Log in to add the draft to My resumes.',
  title: 'New resume',
  description:
    'Start a Chinese resume from a sample, a template, or a blank page, with no login needed. The preview matches your download exactly.',
  lead: 'Start from a job guide, a sample, or a blank page. No login needed.',
  leadUser: 'Start from a job guide, a sample, or a blank page. Your work is saved to your account.',
  free: 'With a free account:',
  fullText:
    'To create another, move a resume to Trash or upgrade your plan. You keep all your resumes and can still edit and download them.',
  fullLink: 'Go to My resumes',
  fullUpgrade: 'Upgrade',
  continueTitle: 'Continue your draft',
  continueServer: 'Updated {{date}}. Drafts stay online for 30 days.',
  continueDevice: 'Updated {{date}}. Saved on this device.',
  importText: 'Upload a PDF, Word, or other file to fill in your sections',
  importGo: 'Import resume',
  untitled: 'Untitled resume',
  open: 'Keep editing',
  blankText: 'The usual sections, ready to fill in',
  blankStart: 'Start from scratch',
  scenario: 'Start from a goal',
  scenarioText: 'New grad, grad school, public sector, and more',
  position: 'What position are you applying for?',
  positionText:
    'Find it, start from a full sample or graduate sample lines, and swap in your own experience.',
  allPositions: 'See all positions',
  samples: 'Start from a sample',
  samplesText: 'Start with a sample and swap in your own experience. It’s easier than starting from scratch.',
  allSamples: 'Show all {{count}} samples',
  fewerSamples: 'Show fewer',
  templates: 'Start from a template',
  templatesText: 'Switch templates anytime. You won’t lose anything.',
  allTemplates: 'See all {{count}} templates',
  freeTemplates: 'See free templates',
  useSample: 'Use this sample',
  useTemplate: 'Use this template',
  pageAlt: '{{name}} layout',
  failed: 'Couldn’t create the resume. Try again.',
  oneColumn: 'One column',
  twoColumns: 'Two columns',
}
