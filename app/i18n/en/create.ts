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
  lead: 'Start from a blank page, a sample, or a template. No login needed.',
  leadUser: 'Start from a blank page, a sample, or a template. Your work is saved to your account.',
  free: 'With a free account:',
  fullText:
    'To create another, move a resume to Trash or upgrade your plan. You keep all your resumes and can still edit and download them.',
  fullLink: 'Go to My resumes',
  fullUpgrade: 'Upgrade',
  continueTitle: 'Continue your draft',
  continueServer: 'Updated {{date}}. Drafts stay online for 30 days.',
  continueDevice: 'Updated {{date}}. Saved on this device.',
  importTitle: 'Already have a resume?',
  importText: 'Upload a PDF, Word, or other file. We’ll fill in the right sections for you.',
  importGo: 'Import resume',
  untitled: 'Untitled resume',
  open: 'Keep editing',
  blank: 'Blank resume',
  blankText: 'The usual sections are ready. Just fill them in.',
  blankStart: 'Start from scratch',
  scenario: 'Start from a goal',
  scenarioText:
    'Experienced roles, new grad roles, grad school, public sector, teaching, healthcare, study abroad, and more. We set up the right sections in the right order, with writing tips, so you get a draft in a few steps.',
  scenarioStart: 'Choose a goal',
  samples: 'Start from a sample',
  samplesText: 'Start with a sample and swap in your own experience. It’s easier than starting from scratch.',
  allSamples: 'Show all {{count}} samples',
  fewerSamples: 'Show fewer',
  byPosition: 'Find a sample by position',
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
